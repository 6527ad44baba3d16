package io.verifyrules.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The steps of a session as one picture that moves: on the left the file, on the right what the tool says; each step for some seconds. */
final class MovingTerminal {

    private static final int LINE = 17;
    private static final int LEFT = 14;
    private static final int MIDDLE = 560;
    private static final int WIDTH = 1380;
    private static final int SECONDS = 6;
    private static final int WIDEST = 99;

    private MovingTerminal() {
    }

    static String of(String file, List<WatchRecording.Frame> frames) {
        int lines = frames.stream()
                .mapToInt(frame -> Math.max(source(frame).size(), shown(frame).size()))
                .max()
                .orElse(0);
        int height = (lines + 3) * LINE;
        int seconds = SECONDS * frames.size();
        StringBuilder svg = new StringBuilder(String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" role="img">
                <title>A session with verify-rules watch</title>
                <style>
                text { font: 13px ui-monospace, Menlo, Consolas, monospace; fill: #d8dee9; white-space: pre }
                .name { fill: #81a1c1 } .bad { fill: #e06c75 } .good { fill: #98c379 } .typed { fill: #ebcb8b }
                .frame { animation: shown %3$ds linear infinite }
                @keyframes shown { 0%%, %4$.2f%% { opacity: 1 } %5$.2f%%, 100%% { opacity: 0 } }
                </style>
                <rect width="%1$d" height="%2$d" rx="8" fill="#21252b"/>
                <line x1="%6$d" y1="0" x2="%6$d" y2="%2$d" stroke="#3b4048"/>
                """, WIDTH, height, seconds, 100.0 / frames.size() - 0.01, 100.0 / frames.size(), MIDDLE));
        text(svg, LEFT, 0, "name", file);
        text(svg, MIDDLE + LEFT, 0, "name", "$ verify-rules watch " + file);
        for (int i = 0; i < frames.size(); i++) {
            // Where nothing moves, the first step is seen.
            svg.append(String.format(Locale.ROOT, "<g class=\"frame\" style=\"opacity:%d;animation-delay:%ds\">%n",
                    i == 0 ? 1 : 0, SECONDS * i));
            WatchRecording.Frame frame = frames.get(i);
            column(svg, LEFT, source(frame));
            column(svg, MIDDLE + LEFT, shown(frame));
            svg.append("</g>\n");
        }
        return svg.append("</svg>\n").toString();
    }

    private static List<String> source(WatchRecording.Frame frame) {
        return frame.source().lines().toList();
    }

    private static List<String> shown(WatchRecording.Frame frame) {
        List<String> lines = new ArrayList<>();
        if (!frame.typed().isEmpty()) {
            lines.add(frame.typed());
        }
        lines.addAll(frame.said());
        return lines;
    }

    private static void column(StringBuilder svg, int left, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            text(svg, left, i + 2, colour(line), line.length() > WIDEST ? line.substring(0, WIDEST) + " .." : line);
        }
    }

    private static String colour(String line) {
        if (line.contains("REFUTED") || line.contains("difference")) {
            return "bad";
        }
        boolean right = line.contains("VERIFIED") || line.contains("requires");
        return right ? "good" : line.length() <= 3 && !line.equals("}") ? "typed" : "";
    }

    private static void text(StringBuilder svg, int left, int line, String colour, String content) {
        svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\"%s>%s</text>%n", left, (line + 1) * LINE + 4,
                colour.isEmpty() ? "" : " class=\"" + colour + "\"", escaped(content)));
    }

    private static String escaped(String content) {
        return content.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
