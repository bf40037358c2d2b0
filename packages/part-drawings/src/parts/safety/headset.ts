import { bold, circle, fill, fine, medium, mirrored, part, path, pick, rotate, stroke, tube } from "../../pen/index.ts"

/** Crew radio headset. */
export const headset = part(
  "headset",
  "Radio headset",
  { cup: pick("accent", "black", "carbon", "blue"), style: pick("over-head", "behind") },
  (o) => {
    const f = fill(o.cup, { accent: "accent", black: "black", carbon: "mid", blue: "#2a62b5" })
    return [
      tube(o.style === "over-head" ? "M96 214V164A104 116 0 0 1 304 164V214" : "M96 190V270A104 84 0 0 0 304 270V190", 24, "black", 4.5),
      o.style === "over-head" ? tube("M128 92A104 100 0 0 1 272 92", 34, "tint", 5) : "",
      mirrored(200, [
        path("M108 168q34-4 34 24v72q0 28-34 24Z", bold, "hole"),
        path("M112 160Q60 156 52 208V250Q60 302 112 298Q122 296 122 286V172Q122 162 112 160Z", bold, f),
        stroke("M104 176Q76 178 72 212V246Q76 280 104 282", fine)
      ]),
      circle(82, 228, 13),
      tube("M82 290C90 350 130 362 176 350", 11, "paper", 3.2),
      rotate(
        -14,
        196,
        344,
        path("M172 330h34q14 0 14 14t-14 14h-34q-12 0-12-14t12-14Z", bold, "hole"),
        stroke("M178 338v12M188 338v12M198 338v12", medium, "#ffffff")
      ),
      stroke("M318 296C322 340 350 330 346 376", 6),
      circle(318, 228, 9)
    ]
  }
)
