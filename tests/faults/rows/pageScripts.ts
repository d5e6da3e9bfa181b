import type { FaultClass, FaultRow } from '../FaultRow';
import { saysOffline } from '../steps/controls';
import {
  answer,
  type AnswerName,
  emptyCache,
  goOffline,
  goOnline,
  partScripts,
} from '../steps/network';
import {
  follow,
  goBack,
  expectInPage,
  hydrate,
  inPage,
  pointAt,
  press,
  reload,
  wait,
  isAway,
} from '../steps/page';
import type { LinkPlace } from '../support/siteControls';
import { offlineNoise, scriptNoise, syntaxNoise } from './noise';

/** Each link ends on its page by one full navigation, whatever keeps the page’s script away. */
const unavailable = (name: AnswerName, fault: string, noise: RegExp[] = []): FaultRow => ({
  id: `page-script-${name}`,
  fault,
  act: [answer(partScripts, name), follow('sidebar', 1)],
  documents: 1,
  noise: [...scriptNoise, ...noise],
});

const fromLink = (place: LinkPlace): FaultRow => ({
  id: `page-script-aborted-${place}`,
  fault: `A page's script is unavailable when the link in the ${place} is followed`,
  act: [answer(partScripts, 'aborted'), follow(place)],
  documents: 1,
  noise: scriptNoise,
});

const places: LinkPlace[] = ['text', 'next', 'bar', 'home'];

export const pageScripts: FaultClass = {
  name: 'Scripts of pages',
  rows: [
    {
      id: 'nothing',
      fault: 'Nothing breaks: the rows themselves are sound',
      act: [follow('sidebar', 1)],
    },
    unavailable('aborted', 'A page’s script fails on its way'),
    unavailable('refused', 'The server refuses the connection for a page’s script'),
    unavailable('reset', 'The connection breaks while a page’s script is fetched'),
    unavailable('timedOut', 'The network gives up on a page’s script'),
    unavailable('blocked', 'An extension blocks a page’s script'),
    unavailable('missing', 'A page’s script is gone'),
    unavailable(
      'missingPage',
      'The host answers a script that is gone with a 404 page',
      syntaxNoise,
    ),
    unavailable('signIn', 'A sign-in page comes in place of a page’s script', syntaxNoise),
    unavailable('broken', 'The server fails on a page’s script'),
    unavailable('unavailable', 'The server is too busy for a page’s script'),
    unavailable('tooMany', 'The host limits how many files a client requests'),
    unavailable('forbidden', 'A firewall forbids a page’s script'),
    unavailable('empty', 'A page’s script is empty'),
    unavailable('half', 'Half of a page’s script arrives', syntaxNoise),
    unavailable('changed', 'A page’s script is changed on its way', syntaxNoise),
    unavailable('throwing', 'A page’s script throws', [/uncaught: Error: fault/]),
    unavailable('plainText', 'The host sends scripts as plain text', syntaxNoise),
    unavailable('never', 'A page’s script never comes'),
    ...places.map(fromLink),
    {
      id: 'page-script-late',
      fault: 'A page’s script takes more than a second',
      act: [answer(partScripts, 'late'), follow('sidebar', 1)],
    },
    {
      id: 'page-script-fails-once',
      fault: 'A page’s script fails once, and the page is requested again later',
      act: [
        answer(partScripts, 'aborted', 1),
        pointAt('sidebar', 1),
        wait(100),
        follow('sidebar', 1),
      ],
      noise: scriptNoise,
    },
    {
      id: 'page-script-fails-then-back',
      fault: 'After a page came by a full load because its script failed, the reader goes back',
      documents: 'any',
      act: [
        answer(partScripts, 'aborted'),
        follow('next'),
        expectInPage(
          'the page is there',
          () => document.readyState === 'complete' && location.pathname !== '/guide/start/',
        ),
        goBack,
      ],
      address: '/guide/start/',
      noise: scriptNoise,
    },
    {
      id: 'offline-hover',
      fault: 'A link is pointed at offline and followed online',
      before: [emptyCache],
      act: [goOffline, pointAt('sidebar', 1), wait(100), goOnline, follow('sidebar', 1)],
      noise: offlineNoise,
    },
    {
      id: 'offline-click',
      fault: 'A link is followed offline',
      before: [emptyCache],
      act: [goOffline, follow('sidebar', 1), saysOffline, goOnline],
      address: '/guide/start/',
      noise: offlineNoise,
    },
    {
      id: 'offline-twice',
      fault: 'Two links are followed offline, the second again online',
      before: [emptyCache],
      act: [
        goOffline,
        follow('sidebar', 1),
        follow('sidebar', 2),
        wait(300),
        goOnline,
        follow('sidebar', 2),
      ],
      noise: offlineNoise,
    },
    {
      id: 'slow-page-then-quick',
      fault: 'A slow page is requested, then a quick one',
      act: [answer(partScripts, 'late', 1), follow('sidebar', 1), follow('sidebar', 2), wait(1500)],
    },
    {
      id: 'failing-page-then-quick',
      fault: 'A page whose script fails late is requested, then another',
      act: [
        answer(partScripts, 'failsLate', 1),
        follow('sidebar', 1),
        follow('sidebar', 2),
        wait(2000),
      ],
      noise: scriptNoise,
    },
    {
      id: 'slow-page-then-back',
      fault: 'The reader goes back while a slow page is on its way',
      act: [
        follow('sidebar', 1),
        isAway,
        answer(partScripts, 'late', 1),
        follow('sidebar', 3),
        goBack,
        wait(1500),
      ],
      address: '/guide/start/',
    },
    {
      id: 'same-link-three-times',
      fault: 'A slow page is requested three times',
      act: [answer(partScripts, 'late', 1), follow('next'), follow('next'), follow('next')],
    },
    {
      id: 'twenty-links',
      fault: 'Twenty links are followed at once',
      act: [
        inPage(() => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('#sidebar a[href^="/"]')];
          for (const link of links.slice(1, 21)) link.click();
        }),
        follow('sidebar', 2),
      ],
    },
    {
      id: 'back-and-forth',
      fault: 'The reader goes back and forth faster than pages come',
      act: [
        follow('next'),
        isAway,
        inPage(() => history.back()),
        wait(20),
        inPage(() => history.forward()),
        wait(20),
        inPage(() => history.back()),
        wait(20),
        inPage(() => history.forward()),
        wait(200),
      ],
    },
    {
      id: 'scripts-gone-for-ever',
      fault: 'Scripts of pages are gone forever, and the reader reads on',
      act: [
        answer(partScripts, 'aborted'),
        follow('sidebar', 1),
        wait(300),
        press('Shift'),
        wait(2500),
      ],
      documents: 1,
      noise: scriptNoise,
    },
    {
      id: 'from-home-to-guide',
      fault: 'The reader leaves the home page, whose frame is another, for a page of the guide',
      path: '/',
      act: [follow('text')],
    },
    {
      id: 'back-to-page-without-script',
      fault: 'After a reload the reader goes back to a page whose script is gone',
      before: [emptyCache],
      act: [follow('next'), isAway, reload, hydrate, answer(partScripts, 'aborted'), goBack],
      address: '/guide/start/',
      documents: 2,
      noise: scriptNoise,
    },
    {
      id: 'back-to-page-offline',
      fault: 'After a reload the reader goes back offline to a page whose script is not there',
      documents: 'any',
      before: [emptyCache],
      act: [
        follow('next'),
        isAway,
        reload,
        hydrate,
        emptyCache,
        goOffline,
        goBack,
        wait(300),
        goOnline,
        reload,
      ],
      address: '/guide/start/',
      noise: offlineNoise,
    },
  ],
};
