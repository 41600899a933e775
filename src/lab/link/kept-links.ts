/**
 * Links as they were posted, one or more of every version of the form. All of them are opened by
 * every test run: never change one. A new version adds its own.
 */
import type { AuthorSaw } from './link.ts';

export interface KeptLink {
  readonly version: number;
  readonly link: string;
  /** First line of its board. */
  readonly first: string;
  readonly actions: readonly string[];
  readonly script: readonly number[];
  readonly seen: AuthorSaw;
  readonly cards: { readonly [number: string]: string };
}

export const KEPT_LINKS: readonly KeptLink[] = [
  {
    version: 1,
    link: '#1.fVFNb8IwDP0rls9dlfIhpApxQEi7MK2adqMc0tSDiDZBaShDiP8-J9ugu-wS28_Pz3Z8xcpKV2OOig28UQ1raRS5HFZ6p1trYN2nU3CcmAkhYFWAsp2HWWkAaqb0tukphzF8ONsG8iSQQ3ZeaHJKm92iNFF92ZwInqVn-kB8AlXAp0P1aaxfNlYdyP2WF43UBl6PXluT_9g4WCwZh5LNC1O2MF85eYbRIi2NPzkDRVaallrrLuzCqDT8VtL7hid5rMzw6A7fZ41oR-rktL_kf4ZI_olKgwlKFdwO8w0-2gB3kOrQgd8THBt5IYfbBDvl9NEzVYSAyGB-Rap1UODzTFLBgj257jsWaRYRMjX_MAOH8SeHZ-tq7oe84F52g-VSvCXxxpy94vI9exKZYKKsFN5uXw',
    first: 'card Red Lancer: Digimon Lv.5 red 7000 DP cost 7',
    actions: ['Red Lancer attacks the player'],
    script: [0],
    seen: {
      ...{ edition: '4.0', version: '0.1.0', ending: 'k3x' },
      ...{ words: 'P1 has Red Lancer.', rules: [] },
    },
    cards: { 'BT1-010': 'abc' },
  },
  {
    version: 2,
    link: '#2.Q2uJBAGThg-oeCxCy5Cg5E90fgQqBskiykBolnIC5Wp3YHsGLW-BcztmJoUXwlDtwMYFMHIhhZsVrJBDLvyAbRpIMwFe3OPLodAcgfAySkaBuxUtfyA7QgcPDz2rIKwhmClIyBLGaUaJlsmGSchZI9u4IjEJlIrQMgiSCzSgUYmR5A1w5RICuQsRQlTNKsTkEHhuADHAyR1XtsCRF2prAQ',
    first: 'card Red Lancer: Digimon Lv.5 red 7000 DP cost 7',
    actions: ['Red Lancer attacks the player'],
    script: [0],
    seen: {
      ...{ edition: '4.0', version: '0.1.0+3f2a9c1b', ending: 'k3xab1' },
      words:
        'P1 has Red Lancer (7000 DP, suspended) and 0 security cards; P2 has nothing in the battle area and 2 security cards. Memory 2 for P1.',
      rules: [
        ...['11-2-8-1', '11-3-1', '11-4-1', '12-1-7-1', '11-5-1', '14-1', '14-2-1-1', '14-2-2'],
        ...['16-7-2', '16-7-4', '13-1-2', '13-1-6', '13-1-8-4', '11-6-1'],
      ],
    },
    cards: {},
  },
];
