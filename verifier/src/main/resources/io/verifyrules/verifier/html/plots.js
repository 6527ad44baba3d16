function plotTimes(element) {
  const points = page.plots.times.map(([time, share]) => ({x: Math.log10(Math.max(1, time)), y: share}));
  const most = Math.max(1, Math.ceil(points[points.length - 1].x));
  points.unshift({x: 0, y: 0});
  points.push({x: most, y: 100});
  new Chartist.LineChart(element, {series: [points]}, {
    showPoint: false,
    lineSmooth: Chartist.Interpolation.step(),
    axisX: {type: Chartist.FixedScaleAxis, low: 0, high: most, ticks: [...Array(most + 1).keys()],
      labelInterpolationFnc: value => value < 3 ? `${10 ** value} ms` : `${10 ** (value - 3)} s`},
    axisY: {type: Chartist.FixedScaleAxis, low: 0, high: 100, ticks: [0, 25, 50, 75, 100],
      labelInterpolationFnc: value => `${value}%`},
    chartPadding: {top: 20, right: 45}
  });
}

function plotInstances(element) {
  const counts = new Map(page.plots.instances);
  const values = Array.from({length: Math.max(...counts.keys()) + 1}, (_, instances) => counts.get(instances) ?? 0);
  new Chartist.BarChart(element, {labels: values.map((_, index) => String(index)), series: [values]},
    {axisY: {onlyInteger: true}});
}
