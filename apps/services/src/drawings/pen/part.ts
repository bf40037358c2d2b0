import { CASTING } from "./colour.ts"
import { dimensionsIn } from "./dimension.ts"
import { frame, lookOf } from "./frame.ts"
import { type Options, type RawOptions, type Values, resolveAll } from "./option.ts"
import { type Ink, group } from "./shape.ts"

/** A parametric picture of one kind of part on a sheet of 400 x 400. */
export interface Drawing<Type extends string = string> {
  readonly type: Type
  /** The part's name, used where the caller gives no title. */
  readonly title: string
  readonly options: Options
  /** The drawing without its frame, for a composition; never throws. */
  readonly ink: (options: RawOptions) => Ink
  /** A complete SVG document; the same options give the same string, and odd ones give the default: it never throws. */
  readonly draw: (options?: RawOptions) => string
}

/** Moves and scales the finished drawing so that it sits centred on the sheet. */
type Fit = readonly [dx: number, dy: number, scale?: number]

const placed = (ink: Ink, [dx, dy, scale = 1]: Fit): Ink =>
  group(scale === 1 ? `translate(${dx} ${dy})` : `translate(${200 + dx} ${200 + dy}) scale(${scale}) translate(-200 -200)`, ink)

/**
 * A drawing of a part type. `draw` gets clamped and defaulted options and returns its ink painted back to front;
 * `fit` centres it, `bare` does so when the dimension lines are left out.
 */
export const part = <const Type extends string, const O extends Options>(
  type: Type,
  title: string,
  options: O,
  draw: (options: Values<O>) => Ink,
  fit?: Fit,
  bare?: Fit
): Drawing<Type> => {
  const ink = (raw: RawOptions): Ink => {
    const [body, dimensions] = dimensionsIn(draw(resolveAll(options, raw)))
    const drawn = [`<g${CASTING}>${body}</g>`, dimensions]
    const chosen = lookOf(raw).dims ? fit : (bare ?? fit)
    return chosen ? placed(drawn, chosen) : drawn
  }
  return {
    type,
    title,
    options,
    ink,
    draw: (raw = {}) => frame(title, ink(raw), lookOf(raw))
  }
}
