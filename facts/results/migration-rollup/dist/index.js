import { ref } from "vue";
const invert = (flag)=>!flag;
function useToggle(start = false) {
    const flag = ref(start);
    return [
        flag,
        ()=>flag.value = invert(flag.value)
    ];
}
export { useToggle };

//# sourceMappingURL=index.js.map