import { PAINT, anyPaint, at, bold, circle, fill, fine, medium, part, path, pick, stroke, text, times, tone } from "../../pen/index.ts"

/** Body panel: hood with scoop, fender or dirt door. The option `colour` tints the skin. */
export const bodyPanel = part(
  "body-panel",
  "Hood",
  {
    panel: pick("hood", "door", "fender"),
    colour: anyPaint,
    scoop: pick("cowl", "flat"),
    material: pick("painted", "steel", "fiberglass", "carbon")
  },
  (o) => {
    const f = o.material === "painted" ? PAINT[o.colour] : fill(o.material, { steel: "mid", fiberglass: "paper", carbon: "rubber" })
    if (o.panel === "door")
      return [
        path("M30 140Q120 118 370 112V282L352 300H46L30 282Z", bold, f),
        stroke("M40 176Q200 158 362 154M46 282H352"),
        path("M40 152Q200 132 362 124V150Q200 156 40 172Z", 0),
        stroke("M40 172Q200 156 362 150"),
        stroke(times(11, (i) => `M${52 + i * 30} 291h.01`) + times(11, (i) => `M${50 + i * 30} ${150 - i * 2.4}h.01`), 7),
        circle(196, 222, 48),
        text("24", 196, 222, 48, "middle", 8)
      ]
    if (o.panel === "fender")
      return [
        path("M28 246Q34 178 70 152Q150 112 300 118L372 132V290H330Q326 202 246 202T162 290H112L60 282Q30 276 28 246Z", bold, f),
        stroke("M40 196Q120 146 366 154"),
        path("M330 290Q326 202 246 202T162 290", 9, "none"),
        path("M330 290Q326 202 246 202T162 290", 3, "none", "paper"),
        path("M48 218q4-32 30-40 24 0 26 24t-24 32q-26 8-32-16Z"),
        circle(360, 144, 4, fine, "hole"),
        circle(360, 272, 4, fine, "hole"),
        stroke("M330 250H372", fine)
      ]
    const sc =
      o.scoop === "cowl"
        ? [
            path("M150 128L134 306Q200 322 266 306L250 128Q200 108 150 128Z", medium, f),
            path("M150 128Q200 108 250 128L246 146Q200 128 154 146Z", medium, "hole"),
            stroke("M162 152L150 300M238 152L250 300", fine)
          ]
        : [path("M166 118L150 300M234 118L250 300", medium, "none")]
    return [
      path("M96 84Q200 56 304 84L352 300Q354 322 330 330Q200 356 70 330Q46 322 48 300Z", bold, f),
      o.colour === "white" || o.colour === "silver" ? tone("M306 90L349 300q2 16-16 24L272 120z", "mid") : "",
      stroke("M108 94L66 304Q66 314 80 318Q200 342 320 318Q334 314 334 304L292 94", fine),
      // Carbon shows its weave through the lacquer.
      o.material === "carbon"
        ? stroke(
            times(13, (i) => `M${92 + i * 18} ${112 + Math.abs(i - 6) * 3}l-22 190M${84 + i * 19} 120l22 186`),
            fine,
            "#8f96a0",
            ' stroke-opacity=".55"'
          )
        : "",
      sc,
      at(
        [
          [72, 312],
          [328, 312]
        ],
        (x, y) => [circle(x + (x < 200 ? 14 : -14), y - 10, 12), circle(x + (x < 200 ? 14 : -14), y - 10, 4, fine, "hole")]
      ),
      stroke("M110 84v-12h24v6M290 84v-12h-24v6")
    ]
  }
)
