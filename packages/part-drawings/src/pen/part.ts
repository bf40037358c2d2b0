import { CASTING } from "./color.ts"
import { dimensionsIn } from "./dimension.ts"
import { frame, parseLook } from "./frame.ts"
import { type Options, type RawOptions, type Values, resolveAll } from "./option.ts"
import { flatten, type Ink, group } from "./shape.ts"
import { hanging, standing } from "./carton.ts"
import { type Vary, vary } from "./vary.ts"

/** A parametric image of one kind of part on a sheet of 400 x 400. */
export interface Drawing<Type extends string = string> {
  readonly type: Type
  /** The part's name, used if the caller gives no title. */
  readonly title: string
  readonly options: Options
  /** Whether brand and seed affect the drawing even without a carton. */
  readonly varies: boolean
  /** Draws the part without a frame, for use in other drawings. Never throws. */
  readonly ink: (options: RawOptions) => Ink
  /** Returns a complete SVG document. Equal options result in equal text. Invalid options get their defaults. Never throws. */
  readonly draw: (options?: RawOptions) => string
}

/** Offset and scale that center a finished drawing on the sheet. */
type Fit = readonly [dx: number, dy: number, scale?: number]

const placed = (ink: Ink, [dx, dy, scale = 1]: Fit): Ink =>
  group(scale === 1 ? `translate(${dx} ${dy})` : `translate(${200 + dx} ${200 + dy}) scale(${scale}) translate(-200 -200)`, ink)

/** Makes ink cast a shadow on the sheet. */
export const casting = (ink: Ink): string => `<g${CASTING}>${flatten(ink)}</g>`

/**
 * Defines the drawing of a part type. `draw` receives resolved options and the variation of unspecified details, and returns its ink from
 * back to front. `fit` centers the drawing; `bare` centers it if it has no dimension lines.
 */
export const part = <const Type extends string, const O extends Options>(
  type: Type,
  title: string,
  options: O,
  draw: (options: Values<O>, V: Vary) => Ink,
  fit?: Fit,
  bare?: Fit
): Drawing<Type> => {
  const ink = (raw: RawOptions): Ink => {
    const look = parseLook(raw)
    const V = vary(look.seed, look.brand)
    const [body, dimensions] = dimensionsIn(draw(resolveAll(options, raw), V))
    const drawn = [casting(body), dimensions]
    const chosen = look.dims ? fit : (bare ?? fit)
    const alone = chosen ? placed(drawn, chosen) : drawn
    if (look.pack === "tag") {
      const { tag, transform } = hanging(V, title)
      return [group(transform, alone), casting(tag)]
    }
    if (look.pack === "none") return alone
    const { carton, transform } = standing(V, title)
    return [casting(carton), group(transform, alone)]
  }
  return {
    type,
    title,
    options,
    varies: draw.length > 1,
    ink,
    draw: (raw = {}) => frame(title, ink(raw), parseLook(raw))
  }
}
