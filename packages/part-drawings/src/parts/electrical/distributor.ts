import { bold, centreLine, circle, ellipse, fill, fine, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Distributor: cap with towers, housing, shaft and drive gear. */
export const distributor = part(
  "distributor",
  "Distributor",
  {
    cap: pick("accent", "black", "grey", "blue", "yellow"),
    housing: pick("raw", "black"),
    advance: pick("vacuum", "mechanical", "locked"),
    shaft: pick("0.491", "0.500", "0.531", "0.468")
  },
  (o) => {
    const c = fill(o.cap, { accent: "accent", black: "black", grey: "mid", blue: "#2a62b5", yellow: "#e9b818" })
    const f = o.housing === "black" ? "black" : "paper"
    const half = { "0.491": 10, "0.500": 12, "0.531": 15, "0.468": 8 }[o.shaft]
    const tower = (x: number, y: number, w: number) => [
      path(`M${x - w} ${y + 26}L${x - w + 3} ${y}h${w * 2 - 6}L${x + w} ${y + 26}Z`, medium, c),
      ellipse(x, y, w - 3, 4.5, medium, "hole")
    ]
    return [
      centreLine(200, 10, 200, 392),
      (
        [
          [142, 50, 13],
          [258, 50, 13],
          [176, 40, 13],
          [224, 40, 13]
        ] as const
      ).map(([x, y, w]) => tower(x, y, w)),
      path("M112 118Q114 74 150 64H250Q286 74 288 118V144H112Z", bold, c),
      (
        [
          [122, 72, 14],
          [158, 62, 15],
          [200, 48, 16],
          [242, 62, 15],
          [278, 72, 14]
        ] as const
      ).map(([x, y, w]) => tower(x, y, w)),
      stroke("M128 106V138M160 96V138M200 90v48M240 96V138M272 106V138", fine),
      o.cap === "black" ? tone("M262 112h20v28h-20z", "ink") : "",
      path("M104 142h192v14H104z", bold, c),
      path("M116 156h168v36q0 12-12 16l-28 10h-88l-28-10q-12-4-12-16Z", bold, f),
      tone("M258 160h22v34l-22 12z"),
      rect(104, 150, 10, 36, 3, medium, "tint"),
      rect(286, 150, 10, 36, 3, medium, "tint"),
      // The vacuum canister on its arm; a locked distributor has a clamp instead.
      o.advance === "vacuum"
        ? [rect(52, 174, 66, 14, 2, medium, "tint"), circle(44, 181, 27, bold, "#c9a35a"), rect(8, 175, 12, 12, 2, medium)]
        : o.advance === "locked"
          ? [rect(92, 168, 26, 26, 3, bold, "accent"), circle(105, 181, 6, medium, "hole")]
          : "",
      rect(170, 176, 60, 18, 2, fine),
      rect(176, 216, 48, 84, 2, bold, f),
      tone("M208 220h13v76h-13z"),
      stroke("M176 238h48M176 246h48"),
      rect(152, 262, 96, 11, 3, medium, "tint"),
      stroke("M176 286h48", fine),
      rect(186, 300, 28, 14, 1, medium, "tint"),
      path("M172 314h56v44h-56z", bold),
      stroke("M178 358l10-44M188 358l10-44M198 358l10-44M208 358l10-44M218 358l8-38M172 342l6-28"),
      rect(200 - half, 358, 2 * half, 24, 2, medium, "tint"),
      stroke("M196 370v12M204 370v12", fine)
    ]
  },
  [12, 0, 0.96]
)
