const part = 'part of words';
const letters = 'part of letters';
const words = ()=>[
        part,
        letters
    ];
export { words };
