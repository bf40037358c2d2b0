import { at, bold, circle, fill, fine, group, medium, part, path, pick, rect, times } from "../../pen/index.ts"

/** Gasket set: head gasket in front, intake and water gaskets, seals. */
export const gasketSet = part(
  "gasket-set",
  "Gasket set",
  { cylinders: pick(4, 3, 6), material: pick("composite", "mls", "copper"), set: pick("top", "full") },
  (o) => {
    const f = fill(o.material, { composite: "mid", mls: "tint", copper: "#c98a5a" })
    const n = o.cylinders === 6 ? 6 : o.cylinders
    const w = 316
    const p = w / n
    const r = Math.min(33, p * 0.42)
    const head = group(
      "translate(42 214)",
      path(`M8 0H${w - 8}q8 0 8 8V104q0 8-8 8H8q-8 0-8-8V8q0-8 8-8Z`, bold, f),
      times(n, (i) => circle(p * (i + 0.5), 56, r + 6, medium, "accent") + circle(p * (i + 0.5), 56, r)),
      times(n + 1, (i) => circle(Math.min(w - 12, Math.max(12, i * p)), 14, 5) + circle(Math.min(w - 12, Math.max(12, i * p)), 98, 5)),
      times(n, (i) => rect(p * (i + 0.5) - 8, 8, 16, 7, 3, fine) + rect(p * (i + 0.5) - 6, 98, 12, 7, 3, fine))
    )
    const valve = group(
      "translate(60 52)",
      path("M0 0h150v52H0Z", bold),
      path("M12 11h126v30H12Z", medium, "mid"),
      path("M12 11h126v30H12Z"),
      at(
        [
          [6, 6],
          [144, 6],
          [6, 46],
          [144, 46],
          [75, 5],
          [75, 47]
        ],
        (x, y) => circle(x, y, 3, fine, "hole")
      )
    )
    const intake = group(
      "translate(60 122)",
      path("M0 4H196q6 0 6 6v52q0 6-6 6H0q-6 0-6-6V10q0-6 6-6Z", bold, "tint"),
      times(4, (i) => rect(8 + i * 49, 14, 32, 44, 5)),
      times(3, (i) => circle(48.5 + i * 49, 36, 3.5, fine, "hole"))
    )
    // The oil pan's gasket, which a full set has and one of the top end has not.
    const bottomEnd = [
      path("M52 338H348V388H52Z", medium, "mid"),
      path("M68 350H332V376H68Z"),
      times(7, (i) => circle(64 + i * 45.3, 344, 3, fine, "hole") + circle(64 + i * 45.3, 382, 3, fine, "hole"))
    ]
    return [
      valve,
      intake,
      circle(310, 100, 50, bold, "tint"),
      circle(310, 100, 36),
      circle(310, 100, 24, bold, "accent"),
      circle(310, 100, 15),
      circle(318, 178, 20, bold, "mid"),
      circle(318, 178, 11),
      head,
      o.set === "full" ? bottomEnd : ""
    ]
  }
)
