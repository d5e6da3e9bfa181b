import { defineComponent, h } from "vue";
const src_meter_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0IiAvPjwvc3ZnPgo=";
const Meter = defineComponent({
    props: {
        share: {
            type: Number,
            required: true
        }
    },
    setup: (props)=>()=>h('div', {
                class: 'meter',
                style: {
                    width: `${100 * props.share}%`,
                    backgroundImage: `url(${src_meter_namespaceObject})`
                }
            })
});
export { Meter };

//# sourceMappingURL=meter.js.map