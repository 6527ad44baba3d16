package io.verifyrules.verifier.work;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The progress of the work: who checks what. */
public record Standing(List<Member> members) {

    public Standing {
        members = List.copyOf(members);
    }

    /**
     * A worker.
     *
     * @param slots how many tasks it can check at a time
     * @param tasks those that it checks
     */
    public record Member(String name, int slots, List<Running> tasks) {

        public Member {
            tasks = List.copyOf(tasks);
        }
    }

    /**
     * A task that is checked.
     *
     * @param title what a person knows it by
     * @param since how long it is checked
     */
    public record Running(String title, Duration since) {}

    /** The number of tasks that can be checked at a time. */
    public int workers() {
        return members.stream().mapToInt(Member::slots).sum();
    }

    /** The number of tasks that are checked; one that two workers race for counts twice. */
    public int busy() {
        return members.stream().mapToInt(member -> member.tasks().size()).sum();
    }

    /** The task that is checked the longest. */
    public Optional<Running> slowest() {
        return members.stream().flatMap(member -> member.tasks().stream()).max(Comparator.comparing(Running::since));
    }

    @Override
    public String toString() {
        String all = workers() + (workers() == 1 ? " worker" : " workers");
        return all + slowest().filter(each -> each.since().toSeconds() >= 1)
                .map(each -> ", the slowest task since " + each.since().toSeconds() + " s: " + each.title())
                .orElse("");
    }
}
