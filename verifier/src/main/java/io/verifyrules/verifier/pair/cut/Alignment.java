package io.verifyrules.verifier.pair.cut;

import java.util.ArrayList;
import java.util.List;

/**
 * Two lists laid side by side so that as many equal entries as possible face each other, by the greedy algorithm of
 * Myers. The cost is the length times the number of differences, of which only so many are followed.
 *
 * @see <a href="https://doi.org/10.1007/BF01840446">An O(ND) difference algorithm and its variations, 1986</a>
 */
final class Alignment {

    private static final int MOST_DIFFERENCES = 2000;

    private Alignment() {
    }

    /** Two entries that face each other, counted from 0. */
    record Pair(int first, int second) {}

    /** The entries that face each other, in order; fewer where the lists differ in too many. */
    static List<Pair> of(List<?> some, List<?> others) {
        int n = some.size();
        int m = others.size();
        int most = Math.min(n + m, MOST_DIFFERENCES);
        int[] furthest = new int[2 * most + 3];
        List<int[]> history = new ArrayList<>();
        for (int d = 0; d <= most; d++) {
            history.add(furthest.clone());
            for (int k = -d; k <= d; k += 2) {
                int at = k + most + 1;
                boolean down = k == -d || (k != d && furthest[at - 1] < furthest[at + 1]);
                int x = down ? furthest[at + 1] : furthest[at - 1] + 1;
                while (x < n && x - k < m && x - k >= 0 && some.get(x).equals(others.get(x - k))) {
                    x++;
                }
                furthest[at] = x;
                if (x >= n && x - k >= m) {
                    return back(history, n, m, d, most);
                }
            }
        }
        return List.of();
    }

    private static List<Pair> back(List<int[]> history, int n, int m, int differences, int most) {
        List<Pair> pairs = new ArrayList<>();
        int x = n;
        int y = m;
        for (int d = differences; d >= 0; d--) {
            int[] furthest = history.get(d);
            int k = x - y;
            int at = k + most + 1;
            boolean down = k == -d || (k != d && furthest[at - 1] < furthest[at + 1]);
            int from = down ? k + 1 : k - 1;
            int startX = d == 0 ? 0 : furthest[from + most + 1];
            int startY = d == 0 ? 0 : startX - from;
            while (x > startX && y > startY && (d == 0 || x > (down ? startX : startX + 1))) {
                x--;
                y--;
                pairs.addFirst(new Pair(x, y));
            }
            x = startX;
            y = startY;
        }
        return pairs;
    }
}
