import { getHelpPage } from '../../../packageCheck/helpPages';
import { rules } from '../../../packageCheck/rules';
import { getPrefix } from '../changes';
import type { BuildTimeComponent } from '../component';
import { link, parseCode, table } from '../nodes';

/** `<PackageRules />`: each rule of the package check, and the page about it. */
export const packageRules: BuildTimeComponent = {
  name: 'PackageRules',
  about: 'The mistakes that the package check finds by rules of this site.',
  cases: rules.flatMap(({ cases }) => cases),
  render: (_, { t, language }) => [
    table([
      [t('facts.mistake'), t('facts.happens')],
      ...rules.map(({ code }) => {
        const it = t('facts.it');
        const happens = t(`packed.find${code}`, { file: it, name: it });
        // Sentences begin with a capital letter; in Chinese, names have a space before them, “it” has none.
        const sentence = happens.replace(/^./, (first) => first.toUpperCase()).replace(' 它', '它');
        return [
          [link(getPrefix(language) + getHelpPage(code), ...parseCode(t(`packed.mistake${code}`)))],
          parseCode(sentence),
        ];
      }),
    ]),
  ],
};
