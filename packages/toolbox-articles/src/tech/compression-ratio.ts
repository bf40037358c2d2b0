import { article, callout, formula, h, p, table } from "../article.ts"

export const compressionRatio = article({
  article_id: 1010,
  slug: "compression-ratio",
  category: "tech~2-1",
  title: "Compression ratio from five volumes",
  description: `Bore, chamber, gasket, deck and piston: one small change in each, and what it does to a 355. Then what your fuel will
    stand.`,
  authors: "Ines Calloway",
  published_on: "2026-02-20",
  drawing: "piston",
  product_types: ["piston-set", "cylinder-head", "gasket-set", "camshaft", "connecting-rod-set", "piston-ring-set"],
  race_types: ["street-performance", "hobby-stock", "drag-bracket"],
  body: [
    p(`"Ten to one pistons" is a promise made about some other engine. The ratio is a matter of five volumes, and four of them are not
      in the piston.`),
    h("The volumes"),
    formula(
      "Ratio = (swept + clearance) ÷ clearance",
      "Clearance = chamber + gasket + deck + piston dish or reliefs − dome. All in cubic centimeters."
    ),
    formula(
      "Cylinder volume in cc = 0.7854 × bore² × height × 16.387",
      `Inches in. Use it for swept volume (height is stroke), for the gasket (its own bore and crushed thickness) and for deck (piston
        below the deck at top dead center).`
    ),
    p(`A small block bored 0.030 over, 4.030 in. by 3.480 in., 64 cc chambers, a 0.041 in. gasket of 4.100 in. bore, pistons 0.025 in.
      down with 5 cc of valve reliefs:`),
    table(
      ["Volume", "cc"],
      [
        ["Swept", "727.4"],
        ["Chamber", "64.0"],
        ["Gasket", "8.9"],
        ["Deck", "5.2"],
        ["Reliefs", "5.0"],
        ["Clearance, sum", "83.1"]
      ]
    ),
    p("The ratio is (727.4 + 83.1) ÷ 83.1 = 9.75."),
    h("What a change is worth"),
    table(
      ["Change on that engine", "Ratio"],
      [
        ["As above", "9.75"],
        ["76 cc chambers instead of 64", "8.65"],
        ["Piston 0.010 in. down instead of 0.025", "10.10"],
        ["58 cc chambers", "10.44"]
      ]
    ),
    p(`The open-chamber heads from a smog-era truck cost more than a full point. Milling heads takes about 0.006 in. for each cubic
      centimeter on a small-block chamber, so 64 to 58 needs 0.036 in., and the intake face must then be cut to follow.`),
    h("Measure, do not read"),
    p(`Chamber numbers in books are for castings that have not been milled. Seal the valves with a smear of grease, lay a clear plate
      with a small hole on the head, and fill from a burette with colored alcohol until the bubble is gone. Do all eight; a spread of
      more than 1 cc is worth sinking valves for.`),
    p(`Deck is measured at top dead center with a bridge and indicator, over the pin so that rocking does not fool you, at both ends
      of both banks. Factory blocks vary by 0.010 in. from corner to corner.`),
    h("Quench is free"),
    p(`The flat part of the chamber and the flat part of the piston come together at the top and squeeze mixture into the spark. Deck
      clearance plus gasket thickness is the quench distance. 0.040 in. is the target with steel rods, 0.035 the floor, 0.060 for
      aluminum rods. An engine with 0.066 in., like the example above, is more likely to detonate at 9.75 than the same engine with
      0.051 in. at 10.10. Closing quench raises the ratio and lowers the octane need at once, which nothing else does.`),
    h("Dynamic, which is what the fuel sees"),
    p(`Compression begins when the intake valve closes, long after bottom dead center. The later it closes, the less stroke is left to
      squeeze.`),
    formula(
      "Effective stroke ratio",
      "Put the stroke that remains at intake closing, at about 0.006 in. of tappet lift, in place of the full stroke."
    ),
    p(`With 6 in. rods the 3.48 in. crank has 2.76 in. of piston travel left at 62° after bottom, and 2.43 in. at 75°. The 9.75 engine
      therefore has a dynamic ratio of 7.9 with the small cam and 7.1 with the larger one. That is the reason a big cam wants more
      compression, and the reason a stock cam in a 10.5 engine rattles on every hill.`),
    table(
      ["Fuel", "Iron heads, static", "Aluminum heads, static", "Dynamic limit"],
      [
        ["87 pump octane", "8.5 to 9.0", "9.0 to 9.5", "7.5"],
        ["91 to 93 pump octane", "9.3 to 9.8", "9.8 to 10.5", "8.2"],
        ["E85", "11.5 to 12.5", "12.0 to 13.0", "9.5"],
        ["Race gasoline, 110", "12.0 to 13.0", "12.5 to 13.5", "9.8"]
      ]
    ),
    p("These hold for a naturally aspirated engine with quench near 0.040 in., 180 °F coolant and a sane timing curve."),
    h("What it buys"),
    p(`From 9 to 10 is worth about 3 percent in power, from 10 to 11 about 2.5, from 12 to 13 less than 2. It is never wasted at part
      throttle, where the mileage comes from. But detonation breaks ring lands in one pull, so on pump fuel stay half a point below what
      the table allows.`),
    callout(`A rule that says "9.0 maximum by whistle or pump" is measured on a warm, dirty engine. Carbon takes up a cubic centimeter
      or more. Build to 8.9.`),
    h("Check by gauge"),
    p(`Cranking pressure with the throttle open, all plugs out and a strong battery: 150 to 180 psi for a street engine on premium.
      Above 195 you will fight it in summer. Cylinders should agree within 10 percent, and the first puff shows you more than the sixth.`)
  ]
})
