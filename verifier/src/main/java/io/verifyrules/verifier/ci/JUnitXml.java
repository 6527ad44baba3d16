package io.verifyrules.verifier.ci;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.ci.JUnitCase.Result;
import io.verifyrules.verifier.report.FinishedRun;
import java.io.StringWriter;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Tests as the XML that JUnit's runners write and continuous integration reads. */
final class JUnitXml {

    private final StringWriter text = new StringWriter();
    private final FinishedRun run;
    private final XMLStreamWriter xml;

    private JUnitXml(FinishedRun run) throws XMLStreamException {
        this.run = run;
        this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    }

    /** The document with the given suites of a run. */
    static String write(Map<String, List<JUnitCase>> suites, FinishedRun run) {
        try {
            JUnitXml document = new JUnitXml(run);
            document.document(suites);
            return document.text + "\n";
        } catch (XMLStreamException impossible) {
            throw new IllegalStateException("writing to memory failed", impossible);
        }
    }

    private void document(Map<String, List<JUnitCase>> suites) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        line(0);
        xml.writeStartElement("testsuites");
        attribute("name", "verify-rules");
        totals(suites.values().stream().flatMap(Collection::stream).toList(), run.report().time());
        for (Map.Entry<String, List<JUnitCase>> suite : suites.entrySet()) {
            suite(suite.getKey(), suite.getValue());
        }
        line(0);
        xml.writeEndElement();
        xml.writeEndDocument();
        xml.close();
    }

    private void suite(String name, List<JUnitCase> cases) throws XMLStreamException {
        line(1);
        xml.writeStartElement("testsuite");
        attribute("name", name);
        totals(cases, cases.stream().map(JUnitCase::time).reduce(Duration.ZERO, Duration::plus));
        attribute("timestamp", run.origin().started().truncatedTo(ChronoUnit.SECONDS).toString());
        properties();
        for (JUnitCase test : cases) {
            test(test);
        }
        line(1);
        xml.writeEndElement();
    }

    /** The properties that are needed to repeat the run. */
    private void properties() throws XMLStreamException {
        line(2);
        xml.writeStartElement("properties");
        property("version", run.toolVersion());
        property("commit", run.origin().commit());
        property("command", run.origin().commandLine());
        property("solvers", String.join(", ", run.origin().solvers()));
        property("java", run.origin().java());
        line(2);
        xml.writeEndElement();
    }

    private void property(String name, String value) throws XMLStreamException {
        if (!value.isEmpty()) {
            line(3);
            xml.writeEmptyElement("property");
            attribute("name", name);
            attribute("value", value);
        }
    }

    private void totals(List<JUnitCase> cases, Duration time) throws XMLStreamException {
        attribute("tests", Integer.toString(cases.size()));
        attribute("failures", count(cases, Result.Failed.class));
        attribute("errors", count(cases, Result.Broken.class));
        attribute("skipped", "0");
        attribute("time", seconds(time));
    }

    private static String count(List<JUnitCase> cases, Class<? extends Result> kind) {
        return Long.toString(cases.stream().map(JUnitCase::result).filter(kind::isInstance).count());
    }

    private void test(JUnitCase test) throws XMLStreamException {
        line(2);
        xml.writeStartElement("testcase");
        attribute("classname", test.className());
        attribute("name", test.name());
        attribute("time", seconds(test.time()));
        if (!test.file().isEmpty()) {
            attribute("file", test.file());
            attribute("line", Integer.toString(test.line()));
        }
        switch (test.result()) {
            case Result.Passed ignored -> {
            }
            case Result.Failed failed -> mistake("failure", failed.type(), failed.message(), failed.details());
            case Result.Broken error -> mistake("error", error.type(), error.message(), error.details());
        }
        if (!test.output().isEmpty()) {
            output(test.output());
        }
        if (!test.output().isEmpty() || !(test.result() instanceof Result.Passed)) {
            line(2);
        }
        xml.writeEndElement();
    }

    private void output(List<String> lines) throws XMLStreamException {
        line(3);
        xml.writeStartElement("system-out");
        xml.writeCharacters(permitted(String.join("\n", lines)));
        xml.writeEndElement();
    }

    private void mistake(String element, String type, String message, List<String> details) throws XMLStreamException {
        line(3);
        xml.writeStartElement(element);
        attribute("type", type);
        attribute("message", message);
        xml.writeCharacters(permitted(String.join("\n", details)));
        xml.writeEndElement();
    }

    private void attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, permitted(value).replace('\n', ' '));
    }

    private void line(int depth) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toMillis() / 1000.0);
    }

    /** XML has no way to write most control characters and half of a surrogate pair; readers reject the whole document. */
    private static String permitted(String text) {
        return VisibleText.ofLines(text.replace("\r\n", "\n"));
    }
}
