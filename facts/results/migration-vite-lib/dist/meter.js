import { clamp } from "clamp";
const src_meter_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0IiAvPjwvc3ZnPgo=";
function createMeter(share) {
    const meter = document.createElement('div');
    meter.className = 'meter';
    meter.style.width = `${100 * clamp(share, 0, 1)}%`;
    meter.style.backgroundImage = `url(${src_meter_namespaceObject})`;
    return meter;
}
export { createMeter };

//# sourceMappingURL=meter.js.map