/** What a picture consists of: boxes with styles, as the renderer lays them out. */

export interface PictureBox {
  readonly type: 'div';
  readonly key: null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: readonly (PictureBox | string)[];
  };
}

/** Size of every picture in pixels. */
export const WIDTH = 800;
export const HEIGHT = 420;

/** The light colours of src/ui/styles/tokens.css: previews are shown on any background. */
export const COLOURS = {
  paper: '#fdfdfc',
  surface: '#f4f4f2',
  line: '#dcdcd7',
  ink: '#1b1c1f',
  ink2: '#55575c',
  rubric: '#9e1b3c',
  board: '#eceeea',
  card: '#ffffff',
  border: '#7a7f85',
  p1: '#2b55b0',
  p2: '#a34300',
} as const;

/** A box; every box lays its children out in a line or, with `flexDirection`, in a column. */
export const box = (
  style: Readonly<Record<string, string | number>>,
  ...children: readonly (PictureBox | string)[]
): PictureBox => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** Paper with what is on it, and who says it at the foot. */
export const sheet = (foot: string, ...children: readonly PictureBox[]): PictureBox =>
  box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: WIDTH,
      height: HEIGHT,
      padding: '26px 36px 20px',
      borderLeft: `10px solid ${COLOURS.rubric}`,
      background: COLOURS.paper,
      color: COLOURS.ink,
      fontFamily: 'Text',
    },
    box({ flexDirection: 'column', flexGrow: 1, flexShrink: 1, overflow: 'hidden' }, ...children),
    box(
      { justifyContent: 'space-between', marginTop: 10, fontSize: 20, color: COLOURS.ink2 },
      box({}, foot),
      box({ fontWeight: 600 }, 'Ruling Lab'),
    ),
  );
