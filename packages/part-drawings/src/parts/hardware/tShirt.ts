import { bold, fine, medium, PAINT, part, path, pick, stroke, text } from "../../pen/index.ts"

/** T-shirt, front. */
export const tShirt = part(
  "t-shirt",
  "T-shirt",
  { colour: pick("black", "white", "grey", "accent", "navy", "red"), print: pick("CAMBER", "DIRT", "RACE", "NO PRINT") },
  (o) => {
    const f = PAINT[o.colour]
    const a = o.colour === "accent" ? "ink" : "accent"
    return [
      path(
        "M146 50Q200 82 254 50L318 74Q334 80 342 96L378 168L320 200L298 166V348Q200 366 102 348V166L80 200L22 168L58 96Q66 80 82 74Z",
        bold,
        f
      ),
      path("M146 50Q200 104 254 50L240 46Q200 72 160 46Z"),
      stroke("M34 160L86 190M366 160L314 190M106 336Q200 352 294 336M102 166L106 122M298 166L294 122", fine),
      o.print === "NO PRINT"
        ? ""
        : [path("M134 172H266V238H134Z"), path("M134 226H266V238H134Z", medium, a), text(o.print, 200, 200, 24, "middle", 4)]
    ]
  }
)
