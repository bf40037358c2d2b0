import { bold, circle, fill, fine, medium, part, path, pick, rect, stroke } from "../../pen/index.ts"

const PANES = {
  windshield: {
    edge: "M92 116Q200 92 308 116Q322 120 328 134L374 262Q380 284 358 288Q200 320 42 288Q20 284 26 262L72 134Q78 120 92 116Z",
    glare: "M112 250L176 138M142 262L214 136M236 268L304 152"
  },
  door: {
    edge: "M58 300Q46 300 48 286Q60 176 176 112Q190 104 208 104H330Q346 104 347 120L352 284Q352 300 336 300Z",
    glare: "M136 268L224 140M170 276L266 138M262 272L322 184"
  },
  back: {
    edge: "M96 132Q200 112 304 132Q318 135 324 148L364 256Q370 276 350 279Q200 300 50 279Q30 276 36 256L76 148Q82 135 96 132Z",
    glare: "M104 246L152 156M128 252L184 154M268 250L310 176"
  }
} as const

/** Window glass with its rubber seal: windshield, door or back light. */
export const glass = part(
  "glass",
  "Window glass",
  { pane: pick("windshield", "door", "back"), tint: pick("clear", "tinted", "smoke") },
  (o) => {
    const { edge, glare } = PANES[o.pane]
    const f = fill(o.tint, { clear: "paper", tinted: "tint", smoke: "black" })
    const detail = {
      windshield: [
        path("M92 116Q200 92 308 116Q322 120 328 134L332 144Q200 118 68 144L72 134Q78 120 92 116Z", 0, "mid"),
        stroke("M68 144Q200 118 332 144", fine),
        path("M184 128Q200 125 216 128L212 156H188Z", medium, "accent")
      ],
      door: [
        path("M118 300h36v26h-36zM262 300h36v26h-36z", bold, "tint"),
        circle(136, 315, 5, fine, "hole"),
        circle(280, 315, 5, fine, "hole"),
        stroke("M58 288H344", fine),
        rect(68, 268, 40, 12, 2, medium, "accent")
      ],
      back: [
        stroke(
          "M82 158Q200 136 318 158M74 180Q200 160 326 180M66 202Q200 184 334 202M58 224Q200 208 342 224M50 246Q200 232 350 246",
          medium,
          "accent"
        ),
        stroke("M82 152L46 262M318 152L354 262", 4.5, "accent")
      ]
    }[o.pane]
    return [
      path(edge, 17),
      path(edge, 7, f, "mid"),
      detail,
      stroke(glare, o.tint === "smoke" ? medium : fine, o.tint === "smoke" ? "paper" : "ink"),
      path(edge, fine, "none", "hole")
    ]
  }
)
