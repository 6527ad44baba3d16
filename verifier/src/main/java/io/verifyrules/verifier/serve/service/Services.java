package io.verifyrules.verifier.serve.service;

import io.verifyrules.verifier.serve.protocol.Service;
import java.util.LinkedHashMap;
import java.util.Map;

/** All services, by the names by which pages ask them. */
public final class Services {

    private Services() {
    }

    /**
     * The services.
     *
     * @param requestBytes how long a request may be
     */
    public static Map<String, Service> of(Bench bench, int requestBytes) {
        KnownVerdicts verdicts = new KnownVerdicts(bench.verifier());
        Map<String, Service> services = new LinkedHashMap<>();
        services.put("hello", new HelloService(bench, requestBytes));
        services.put("verify", new VerifyService(bench, verdicts));
        services.put("evaluate", new EvaluateService(bench));
        services.put("next", new NextService(bench, verdicts));
        services.put("demand", new DemandService(bench, verdicts));
        services.put("generalize", new GeneralizeService(bench));
        services.put("plane", new PlaneService(bench));
        services.put("edit", new EditService(bench));
        services.put("export", new ExportService(bench, verdicts));
        services.put("pair", new PairService(bench));
        services.put("complete", new CompleteService());
        services.put("hover", new HoverService());
        Lazy<Gallery> gallery = new Lazy<>(() -> Gallery.of(bench.books().get()));
        services.put("gallery", new GalleryService(gallery));
        services.put("example", new ExampleService(bench, gallery));
        return services;
    }
}
