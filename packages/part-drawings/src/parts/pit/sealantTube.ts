import {
  bold,
  type Color,
  fine,
  group,
  type Ink,
  label,
  medium,
  part,
  path,
  pick,
  rect,
  rounded,
  stroke,
  threadVertical
} from "../../pen/index.ts"

/** Sealants: a squeeze tube of gasket maker, a can of thread sealer with its brush, or a dropper bottle of thread locker. */
export const sealantTube = part(
  "sealant-tube",
  "Sealant",
  { kind: pick("gasket", "pipe", "locker"), tint: pick("brand", "black", "copper", "blue", "red", "white") },
  (o, V) => {
    const paints: Readonly<Record<typeof o.tint, Color>> = {
      brand: V.one<Color>("goods", ["card", "mid", V.brand.ink]),
      black: "rubber",
      copper: "#b0643a",
      blue: "#2a62b5",
      red: "#b3261e",
      white: "card"
    }
    const f = paints[o.tint]
    const cap = V.one<Color>("cap", ["rubber", "card", "#c9a35a", V.brand.ink])
    const tube: Ink = [
      path("M132 34H268L252 290Q200 306 148 290Z", bold, f, "ink", "", "upright"),
      rect(126, 20, 148, 26, 3, bold, "mid"),
      stroke("M138 33H262", fine),
      path("M160 292H240L222 322H178Z", bold, f, "ink", "", "upright"),
      path("M178 322H222L208 386H192Z", bold, cap, "ink", "", "upright"),
      label(V, 152, 84, 96, 150, "Gasket maker")
    ]
    const can: Ink = [
      rect(82, 150, 236, 222, 8, bold, "tint", "ink", "upright"),
      rect(98, 104, 204, 52, 5, bold, cap, "ink", "upright"),
      stroke("M120 112v36M150 112v36M180 112v36M220 112v36M250 112v36M280 112v36", fine),
      rect(188, 34, 24, 72, 3, medium, "mid", "ink", "upright"),
      rect(82, 176, 236, 170, 0, medium, f, "ink", "upright"),
      label(V, 100, 194, 200, 134, "Thread sealer")
    ]
    const dropper: Ink = [
      path(
        rounded([
          [146, 190, 16],
          [254, 190, 16],
          [262, 380, 12],
          [138, 380, 12]
        ]),
        bold,
        f,
        "ink",
        "",
        "upright"
      ),
      path("M164 190V166H236V190Z", medium, f),
      threadVertical(166, 190, 200, 34, 7),
      path("M172 166L190 66Q200 54 210 66L228 166Z", bold, cap, "ink", "", "upright"),
      label(V, 150, 216, 100, 130, "Locker")
    ]
    return { gasket: () => group("rotate(-14 200 200)", tube), pipe: () => can, locker: () => group("rotate(10 200 220)", dropper) }[
      o.kind
    ]()
  }
)
