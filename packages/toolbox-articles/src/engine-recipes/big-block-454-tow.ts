import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const bigBlock454Tow = article({
  article_id: 1405,
  slug: "big-block-454-tow",
  category: "engine-recipes~512-169",
  title: "A 454 for pulling: 460 lb-ft at three thousand, on regular",
  description: `A recipe that goes down in rpm instead of up. Small ports, early intake closing, strong cooling and a cam card you
    will not brag about.`,
  authors: "Marcus Teale",
  published_on: "2025-11-07",
  drawing: "engine",
  product_types: ["camshaft", "intake-manifold", "carburetor", "exhaust-manifold", "radiator", "oil-cooler", "water-pump"],
  race_types: ["tow-haul", "classic-truck"],
  body: [
    p(`Most articles on big blocks tell you how to get 600 hp. This example pulls a trailer of 9,000 lb over a pass with a full tank
      of regular and does not exceed 4,200 rpm. What makes power up there is wrong down here, item by item.`),
    h("Think from rpm"),
    p(`65 mph with 3.73 gears, 30.5 in. tires and direct drive is 2,671 rpm, in overdrive 1,870. So it has to pull at 1,900 and climb
      at 2,700 to 3,800. Everything above 4,500 is of no use and costs something below.`),
    formula(
      "hp for a grade = weight × grade × mph ÷ 375",
      "Weight of truck and trailer in lb, grade as a fraction. Add about 60 hp for air and tires at 55 mph with a tall trailer."
    ),
    p(`15,000 lb on 6 percent at 55: 15,000 × 0.06 × 55 ÷ 375 is 132, plus 60, plus 15 percent in the driveline: 226 hp at the
      flywheel, for ten minutes. It is the ten minutes that decide.`),
    h("The parts"),
    table(
      ["Part", "Choice", "Because"],
      [
        ["Block", "454, 0.030 over, 460 inches", ""],
        ["Pistons", "Cast flat, 3 cc", "8.5 to 1"],
        ["Heads", "Iron oval port, 110 cc chamber, 2.06 and 1.72 valves", "Speed in the port"],
        ["Cam", "Hydraulic, 204° and 214° at 0.050, 0.480 in., 112°, in at 106", "Closes early"],
        ["Intake", "Dual plane for low hoods", "Runner length"],
        ["Carburetor", "750 spread-bore, small primaries", "1.38 in. primary bores"],
        ["Exhaust", "Manifolds of the large kind or 1 3/4 in. headers, 3 in. single per side", "Heat away from wires"]
      ]
    ),
    p(`Rectangular-port heads look right on a big block. At 2,700 rpm their ports are halls in which fuel drops out of the air. On
      this engine they lost 45 lb-ft at 2,500.`),
    h("Compression and fuel"),
    p(`Swept 943.1 cc, chamber 110, reliefs 3, gasket 10.1 (0.041 × 4.370), deck 3.5. Clearance 126.6, ratio 8.45. The early closing
      of a 204° cam traps much, so cylinder pressure is equal to that of a 9.3 engine with a hot cam. On 87 octane at full load up a
      hill in summer, do not go higher. If the fuel is 91 and the heads aluminum, 9.3 gives 12 lb-ft and one mile more per gallon.`),
    h("Timing"),
    p(`10° initial, 32 total by 3,400: late and slow, as load at low rpm is where it rattles. Vacuum 12°, ported. A knock sensor with
      a retard box is a good friend. Plugs one range colder than the book, gap 0.040.`),
    callout(`A tow engine detonates at 2,600 rpm at full throttle, where you do not hear it for the fan and the tires. Look at the
      plugs after the first long hill: specks on the porcelain mean two degrees less.`),
    h("The pull"),
    table(
      ["rpm", "Torque, lb-ft", "hp"],
      [
        ["2,000", "425", "162"],
        ["2,500", "448", "213"],
        ["3,000", "462", "264"],
        ["3,500", "460", "307"],
        ["4,000", "442", "337"],
        ["4,500", "408", "350"]
      ]
    ),
    p(`Over 425 from 2,000 on. The 226 hp which the pass demands are there at 2,620 rpm with throttle to spare, so the transmission
      may stay in third.`),
    h("Heat"),
    p("An engine at 226 hp puts about the same again into water: 9,600 BTU a minute. That is four times what it does on a level road."),
    ul(
      "Radiator four rows or two of 1 1/4 in., 34 × 19.",
      "Fan clutch of the severe-duty kind, seven blades of 19 in. It roars and takes 15 hp, which are the best ones spent.",
      "Engine oil cooler, 19 rows: 245 °F on the pass instead of 290.",
      "Transmission cooler with its own fan; pan with two quarts more.",
      "Thermostat 180, with a bypass drilled at 3/16 in."
    ),
    p(`Manifolds glow at such load. Put shields between them and plug boots, brake lines, starter solenoid. Sodium-filled exhaust
      valves or those of good stainless, with hardened seats, because unleaded fuel and long load sink soft seats by 0.010 in. a season.`),
    h("Carburetor"),
    p(`Small primaries cover everything up to 60 mph on the level. Secondary air valve opening slow, 1 3/4 turns of spring. Mixture on
      the hill: 12.8 to 1 measured at the tailpipe. Lean is what burns exhaust valves, an idle fat at the primary only smells.`),
    h("Rear and brakes"),
    p(`With 460 lb-ft and 3.06 first gear a half-ton axle is the fuse. A full-floating one with 10 1/2 in. ring gear belongs behind
      this. Trailer brakes with a proportional controller. Down the same pass second gear, 3,400 rpm, and short firm brake applications
      instead of a long soft one.`),
    h("Two summers"),
    p(`21,000 miles, of which 6,000 with load. Oil each 3,000 with load counted double. It used a quart in 2,500. Leak-down 6 to 9.
      One water pump, one fan clutch. On the pass the needle rises to 205 and stays. The owner's wife asked at the summit whether he had
      changed the truck, because she could still hear the radio.`)
  ]
})
