import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const smallBlock383Torque = article({
  article_id: 1402,
  slug: "small-block-383-torque",
  category: "engine-recipes~512-169",
  title: "A 383 for torque: 440 lb-ft before four thousand",
  description: `Stroker math, clearance grinding in four places and a cam that is smaller than you would order. With the volumes and a
    pull.`,
  authors: "Ray Hollis",
  published_on: "2026-06-19",
  drawing: "crankshaft",
  product_types: ["rotating-assembly", "engine-block", "cylinder-head", "camshaft", "rocker-arm-set", "oil-pan", "harmonic-damper"],
  race_types: ["street-performance", "drag-street", "classic-truck"],
  body: [
    p(`A 3.750 in. crank in a 350 block bored to 4.030 makes 382.7 cubic inches. It is 8 percent more than a 355 and behaves like 15,
      because the long crank makes its torque lower, in the place where a street car uses it. This example was planned for a truck of
      4,200 lb with an overdrive.`),
    h("The bottom"),
    table(
      ["Part", "Choice", "Why"],
      [
        ["Crank", "Cast steel, 3.750, internal balance", "450 hp is within its limits"],
        ["Rods", "5.700 in. forged, cap screws", "Cap screws clear the cam"],
        ["Pistons", "18 cc dish, forged", "9.6 with 64 cc chambers"],
        ["Rings", "1/16, 1/16, 3/16", "Lower friction"],
        ["Damper", "6 3/4 in., neutral", "Match to the balance"],
        ["Pan", "6 qt, made for strokers", "Stock pans touch the rod bolts"]
      ]
    ),
    p(`Rods of 6.000 in. are common, too. They put the pin into the oil ring groove and add a support rail. In a truck under 5,500 rpm
      5.700 is the simpler choice and no slower.`),
    p(`Balance: kits come balanced to their own damper and flexplate. External means a weight on both; internal none. If the two are
      mixed the engine shakes at 1,800 rpm and cracks flexplates.`),
    h("Four places to grind"),
    p("Assemble with two rods and turn, before anything is washed for good:"),
    ul(
      "Pan rails beside cylinders 2 and 7: rod bolts need 0.060 in.",
      "Bottom of the bores, a notch the width of a finger.",
      `Cam lobes against rod bolts: 0.060 in., the nearest are cylinders 1, 2, 5, 6. A small base circle cam solves it when cap screws
        do not.`,
      "Oil pump and pickup against the counterweight."
    ),
    callout(`Rod to cam clearance changes if you degree the cam. Check it at the final setting, with all eight rods, with a wire of
      0.060 in. as a feeler, through two full turns.`),
    h("Compression and quench"),
    p(`Deck 0.005 in., gasket 0.039 × 4.100: 8.4 cc. Volumes: swept 783.8, chamber 64, dish 18, gasket 8.4, deck 1.0. Sum 91.4, ratio
      9.6. Quench 0.044. With aluminum heads it is at home on 91.`),
    formula(
      "Stroke's share: average piston speed = stroke × rpm ÷ 6",
      "Feet a minute, stroke in inches. 3.75 at 5,500 is 3,438; a 355 has the same speed at 5,927. Cast cranks like to stay below 3,700."
    ),
    h("Cam"),
    p(`The natural error is to order the 350's next larger cam as it has more inches. Inches tame a cam: what was 218° in a 350 feels
      like 210 here. We took 220° and 226°, hydraulic roller, 0.500 and 0.510 in. with 112° of separation, and it idles like a stock
      engine with a cold. 230° would have given 25 hp at 5,800, which a truck never reaches.`),
    p("Springs: 130 lb seat, 340 open. Rockers 1.5 on guide plates. Pushrods of 0.080 wall."),
    h("Heads and top"),
    p(`195 cc runners, 64 cc chambers. The larger inches need more runner than a 355: as a rule half a cubic centimeter per cubic inch
      of the engine, which is 191. Dual plane, high-rise type, 3/4 in. above standard. Carburetor 650 to 750, vacuum secondaries.
      Headers 1 3/4 in. with 3 in. collectors. One spacer of 1/2 in. with four holes gave 6 lb-ft at 3,000 and stayed.`),
    h("The pull"),
    table(
      ["rpm", "Torque, lb-ft", "hp"],
      [
        ["2,500", "398", "189"],
        ["3,000", "420", "240"],
        ["3,500", "438", "292"],
        ["4,000", "445", "339"],
        ["4,500", "436", "374"],
        ["5,000", "412", "392"],
        ["5,500", "378", "396"]
      ]
    ),
    p(`At 2,500 rpm there is more than a stock 350 has at its peak. It changes what the rest needs: 3.23 gears instead of 3.73, a
      converter with 2,200 flash, a transmission that was built for 450 lb-ft.`),
    h("What wears"),
    p(`Side load on the pistons is greater by the rod ratio, which is 1.52 against 1.64. Skirts with a coating help, as does a wall
      clearance of 0.0040 to 0.0045 for forged alloys of low expansion. Let it warm up to 140 °F before you work it. Cold piston slap
      which ends after two minutes is the nature of it.`),
    p(`Oil: 6 quarts with filter. A 383 in a 5 quart pan whips its oil above 4,500; you see it as pressure falling by 10 psi at
      constant rpm.`),
    h("Money"),
    p(`Over a 355 of equal quality it costs a rotating assembly instead of a crank grind and pistons, an hour of grinding and a pan.
      No other change to a small block gives 50 lb-ft for that money. If your crank has to be replaced anyhow, there is nothing to think
      about.`),
    h("In the truck"),
    p(`Trailers of 4,000 lb on a 6 percent grade at 55 mph, in third, 2,600 rpm, half throttle. 14.2 miles a gallon empty. The owner
      reports that he has not seen 5,000 rpm since the first week, when he showed it to his brother.`)
  ]
})
