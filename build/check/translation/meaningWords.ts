/** Words that turn a sentence around: as many in one language as in the other. */
interface MeaningWords {
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

const meaningWords: MeaningWords[] = [
  {
    name: 'Negations',
    english:
      /\b(?:not|no|never|neither|nor|none|nothing|nobody|nowhere|without|cannot|unless|unused|unknown|unbundled)\b|n['’]t\b/gi,
    chinese: /[没无未非勿否]|不(?![变动止])/g,
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
      /\b(?:un(?!i|der|til|less|used|known|bundled)\w{3,}|in(?:complete|correct|visible|compatible)|non-\w+|elsewhere|free|instead|rather|place of|wrong|exclud\w*|breaks?|left|leaves?|than|out|else|until|few|harmless|differ\w*|hid(?:e|den)|fixed)\b/gi,
    mayLose: /不[变动止]|去掉|缺少|除外|例外|避免|限制|以外|之外|出乎/g,
  },
  {
    name: 'Words for “only”',
    english: /\b(?:only|solely|merely|alone)\b|\bnothing (?:but|else)\b/gi,
    chinese: /只|仅|唯一|才|单独/g,
    mayAdd: anything,
    mayLose: /除非|除了|刚/g,
  },
  {
    name: 'Words for “also”',
    english: /\b(?:also|too|as well|even)\b/gi,
    chinese: /也(?![不没无未])/g,
    mayAdd: /\b(?:either|n?or|neither|both|still|so|whether|same|an(?:y|other)|as)\b/gi,
    mayLose: anything,
  },
  {
    name: 'Words for “two”',
    english: /\b(?<!the )two\b/gi,
    chinese: /[两二双]/g,
    mayAdd:
      /\b(?:both|two|second|twice|pair|doubl\w*|either|dual|half|other|each|neither|and|or)\b/gi,
    mayLose: /2/g,
  },
  {
    name: 'Words for “three”',
    english: /\b(?:three|third(?!-party))\b/gi,
    chinese: /三(?!方)/g,
    mayLose: /3/g,
  },
  ...['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index): MeaningWords => {
    const chinese = new RegExp('四五六七八九十'.charAt(index), 'g');
    return {
      name: `Words for “${word}”`,
      english: new RegExp(`\\b${word}\\b`, 'gi'),
      chinese,
      mayLose: new RegExp(String(index + 4), 'g'),
    };
  }),
];

/** Words in which the characters mean something else. */
const innocent =
  /别名|分别|类别|级别|识别|区别|个别|特别|其他|除了|只要|预设|否则|原样|无论|不同|不过|未来|不仅|不管|不论|是否|非常|无障碍|能不能|不到(?= ?[\d一二三四五六七八九十])|有没有|双引号|二进制|也就是/g;
const idioms = /\bor not\b|\bnothing (?:but|else)\b|\b(?:left|leaves?) (?:\S+ ){0,3}alone\b/gi;

/** Where a sentence and its translation differ in words that turn it around. */
export function compareMeaningWords(english: string, chinese: string): string[] {
  const text = chinese.replaceAll(innocent, '');
  const plain = english.replaceAll(idioms, '');
  return meaningWords.flatMap((kind) => {
    const open = (kind.either ?? []).reduce((sum, [one, other]) => {
      const asked = count(plain, one);
      return asked === 0 ? sum : sum + Math.max(0, asked - count(text, other));
    }, 0);
    const wanted = count(kind.either ? plain : english, kind.english) + open;
    // Quoted messages stay English.
    const found = count(text, kind.chinese) + count(text, kind.english);
    if (wanted === found) return [];
    const isLost = found + count(text, kind.mayLose) < wanted;
    const isAdded = found > wanted + count(plain, kind.mayAdd);
    return isLost || isAdded ? [`${kind.name}: ${found} here, ${wanted} in English.`] : [];
  });
}

const count = (text: string, pattern: RegExp | undefined): number =>
  pattern ? (text.match(pattern)?.length ?? 0) : 0;

/** Words that turn a sentence around where one takes the place of the other, each with its Chinese forms. */
const opposites = [
  'before|earlier=前|先|才 / after|later=后',
  'first=第一|首|先|前|一次 / last=最后|末|后',
  'inside|within=内|里|中 / outside=外',
  'next to=旁|同|一起|边 / below|under=下|里|中',
  'above=上 / below=下',
  'items?=项 / top level=顶层',
  'roots?=根 / packages?=包',
  'kept|keeps?|stays?=保留|保持|原样|留|仍 / removed?s?|drop(?:s|ped)?|lost|gone=移除|删|去|丢|消|没有',
  'fail(?:s|ed)?=失败|错|不能|无法|中止 / works?=可|能|正常|有效|有用|工作|适用|运行',
  'adds?|added=加|补|带 / drops?|dropped|removes?=去|丢|移除|删',
  'same=同|一样|一致 / others?|different=其他|其余|另|别|不同',
  'larger|bigger|longer=大|长 / smaller|shorter=小|短',
  'more|most=更|多|再|还|其他|另 / less|fewer|least=少',
  'faster|quicker=快 / slower=慢',
  'once=一次|一遍|一旦|就|只要|之后 / twice=两次|两遍|重复',
  'may|can=可|能|会 / must|has to|have to=必|须|要|得',
  'servers?=服务 / browsers?=浏览',
  'types?|declarations?=类型 / code|JavaScript=代码|JavaScript|码',
  'copies|copied=复制|副本|份 / inlined?s?=内联',
  'bundle[ds]?=打包|合并 / copies|copied=复制|副本|份',
  'both=两|都|双|既 / neither=[既都也均]不|[都也均]没|无',
  'reads?=读|看|查|了解 / ignore[ds]?=忽略|不',
  'reads?=读|看|查|了解 / writes?|written=写|输出|生成|产生|打印',
  'newer|new=新 / older|old=旧|老|更早|低',
  'whole|every|all=整|全|所有|每|各|都|完整 / parts?|some=部分|有些|一些|有的|某|处',
  'always=始终|总|一定|一律 / never=不|没',
  '(?<!depends? )on|enabled?s?=开|启 / off|disabled?s?=关|禁|停用',
  'required?s?=必|须|要 / optional=可选',
  'relative=相对 / absolute=绝对',
  'development=开发 / production=生产',
  'at least=至少|以上 / at most=至多|最多|以内',
  'default=默认 / named=具名|名',
  'includes?|included|contains?=包含|包括|有|含|带 / excludes?|excluded=排除',
].map((pair) =>
  pair.split(' / ').map((words) => {
    const [english = '', chinese = ''] = words.trim().split('=');
    return { english: new RegExp(`\\b(?:${english})\\b`, 'gi'), chinese: new RegExp(chinese, 'g') };
  }),
);

/** Where a sentence has a word, and its translation the opposite instead. */
export function compareOpposites(sentence: string, chinese: string): string[] {
  return opposites.flatMap((pair) => {
    const sides = pair.map((side) => {
      const word = sentence.match(side.english)?.[0];
      const own = chinese.match(side.chinese)?.[0];
      return { word, own, isLost: Boolean(word && !own), isAdded: Boolean(own && !word) };
    });
    const lost = sides.find(({ isLost }) => isLost);
    const added = sides.find(({ isAdded }) => isAdded);
    return lost && added ? [`“${lost.word}” is “${added.own}” here.`] : [];
  });
}
