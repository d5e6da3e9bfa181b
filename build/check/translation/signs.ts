/** Words that turn a sentence around: as many in one language as in the other. */
interface Sign {
  name: string;
  english: RegExp;
  chinese: RegExp;
  /** English words that say it too, each with Chinese ones that do without: “fails” is 失败 or 不能. */
  either?: [english: RegExp, chinese: RegExp][];
  /** English words for which Chinese often has one more. */
  mayAdd?: RegExp;
  /** Chinese words that say it in another way. */
  mayLose?: RegExp;
}

const anything = /./g;

const signs: Sign[] = [
  {
    name: 'negations',
    english:
      /\b(?:not|no|never|neither|nor|none|nothing|nobody|nowhere|without|cannot|unless|unused|unknown|unbundled)\b|n['’]t\b/gi,
    chinese: /[不没无未非勿否]/g,
    either: [
      [/\bfail\w*/gi, /失败|出错|报错|错误|崩溃|中断|停止/g],
      [/\b(?:missing|miss(?:es)?|lack\w*)\b/gi, /缺/g],
      [/\bignor\w*/gi, /忽略|失效/g],
      [/\b(?:remov\w*|drop\w*|gone|lost|loses?|disappear\w*)\b/gi, /删|去|移除|丢|消|清/g],
      [/\b(?:refus\w*|reject\w*|invalid)\b/gi, /拒绝|报错|错误|reject|invalid/g],
      [/\b(?:(?<!split |splits )off|disabled?)\b/gi, /关|禁/g],
      [
        /\b(?:leaves?|left|leaving) (?:\S+ ){0,2}out|\b(?:omit|skip)\w*/gi,
        /省略|跳过|排除|去掉|略/g,
      ],
      [/\b(?:avoid|prevent)\w*/gi, /避免|防止|以免/g],
      [/\bexcept\b|\bbut for\b/gi, /除|例外/g],
    ],
    mayAdd:
      /\b(?:un(?!i|der|til|less|used|known|bundled)\w{3,}|in(?:complete|correct|visible|compatible)|non-\w+|elsewhere|free|instead|rather|place of|wrong|exclud\w*|breaks?|left|leaves?|than|out|else|until|few|keeps?|stays?|harmless|differ\w*|hid(?:e|den)|fixed|same|more)\b/gi,
    mayLose: /去掉|缺少|除外|例外|避免|限制|以外|之外|出乎/g,
  },
  {
    name: 'words for “only”',
    english: /\b(?:only|solely|merely|alone)\b|\bnothing (?:but|else)\b/gi,
    chinese: /只|仅|唯一|才|单独/g,
    mayAdd: anything,
    mayLose: /除非|除了|刚/g,
  },
  {
    name: 'words for “also”',
    english: /\b(?:also|too|as well|even)\b/gi,
    chinese: /也/g,
    mayAdd:
      /\b(?:either|n?or|neither|both|still|so|not?|never|none|nothing|nobody|whether|same|an(?:y|other)|without|cannot|as)\b|n['’]t\b/gi,
    mayLose: anything,
  },
  {
    name: 'words for “two”',
    english: /\b(?<!the )two\b/gi,
    chinese: /[两二双]/g,
    mayAdd:
      /\b(?:both|two|second|twice|pair|doubl\w*|either|dual|half|other|each|neither|and|or)\b/gi,
    mayLose: /2/g,
  },
  {
    name: 'words for “three”',
    english: /\b(?:three|third(?!-party))\b/gi,
    chinese: /三(?!方)/g,
    mayLose: /3/g,
  },
  ...['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index): Sign => {
    const chinese = new RegExp('四五六七八九十'.charAt(index), 'g');
    return {
      name: `words for “${word}”`,
      english: new RegExp(`\\b${word}\\b`, 'gi'),
      chinese,
      mayLose: new RegExp(String(index + 4), 'g'),
    };
  }),
];

/** Words in which the characters mean something else. */
const innocent =
  /别名|分别|类别|级别|识别|区别|个别|特别|其他|除了|只要|预设|否则|原样|无论|不同|不过|未来|不仅|不管|不论|是否|非常|无障碍|能不能|有没有|双引号|二进制|也就是/g;
const idioms = /\bor not\b|\bnothing (?:but|else)\b|\b(?:left|leaves?) (?:\S+ ){0,3}alone\b/gi;

/** Where a sentence and its translation differ in words that turn it around. */
export function compareSigns(english: string, chinese: string): string[] {
  const text = chinese.replaceAll(innocent, '');
  const plain = english.replaceAll(idioms, '');
  return signs.flatMap((sign) => {
    const open = (sign.either ?? []).reduce((sum, [one, other]) => {
      const asked = count(plain, one);
      return asked === 0 ? sum : sum + Math.max(0, asked - count(text, other));
    }, 0);
    const wanted = count(sign.either ? plain : english, sign.english) + open;
    // Quoted messages stay English.
    const found = count(text, sign.chinese) + count(text, sign.english);
    if (wanted === found) return [];
    const isLost = found + count(text, sign.mayLose) < wanted;
    const isAdded = found > wanted + count(plain, sign.mayAdd);
    return isLost || isAdded ? [`This has ${found} ${sign.name}, the English ${wanted}.`] : [];
  });
}

const count = (text: string, pattern: RegExp | undefined): number =>
  pattern ? (text.match(pattern)?.length ?? 0) : 0;
