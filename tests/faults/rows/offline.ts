import type { FaultClass } from '../FaultRow';
import { ask, dismiss, openSearch, saysNothing, saysOffline } from '../steps/controls';
import { answer, emptyCache, goOffline, goOnline, partScripts, recover } from '../steps/network';
import { click, follow, press, wait } from '../steps/page';
import { offlineNoise, scriptNoise } from './noise';

const start = '/guide/start/';

export const offline: FaultClass = {
  name: 'Without a network',
  rows: [
    {
      id: 'offline-dismissed',
      fault: 'The message of a link followed offline is closed, and another link followed online',
      before: [emptyCache],
      act: [
        goOffline,
        follow('sidebar', 1),
        saysOffline,
        dismiss,
        saysNothing,
        goOnline,
        follow('next'),
      ],
      noise: offlineNoise,
    },
    {
      id: 'offline-from-search',
      fault: 'A result of search is opened offline',
      before: [emptyCache],
      act: [openSearch, ask('banner'), wait(500), goOffline, press('Enter'), saysOffline, goOnline],
      address: start,
      noise: offlineNoise,
    },
    {
      id: 'offline-from-menu',
      fault: 'A link of the open menu is followed offline',
      visitor: 'phone',
      before: [emptyCache],
      act: [
        click('[popovertarget=nav-screen]'),
        goOffline,
        follow('bar', 1),
        saysOffline,
        goOnline,
      ],
      address: start,
      noise: offlineNoise,
    },
    {
      id: 'unreachable',
      fault: 'The browser says that it is online, and nothing of the host can be reached',
      act: [answer('**/*', 'timedOut'), follow('sidebar', 1), saysOffline, recover],
      address: start,
      noise: [...offlineNoise, /^failed request: .*ERR_TIMED_OUT/],
    },
    {
      id: 'sign-in-elsewhere',
      fault: 'A page’s script fails, and the host leads its page to a sign-in of another host',
      act: [
        answer(partScripts, 'aborted'),
        answer('**/guide/**', 'elsewhere', 1),
        follow('sidebar', 1),
      ],
      documents: 1,
      noise: scriptNoise,
    },
  ],
};
