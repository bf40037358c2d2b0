import { article, callout, h, p, table, ul } from "../article.ts"

export const mopar360 = article({
  article_id: 1404,
  slug: "mopar-360",
  category: "engine-recipes~512-169",
  title: "A Mopar 360 with manners: 365 inches, iron or aluminum",
  description: "Shaft rockers and how to set them, oil to the top end, and 396 lb-ft at four thousand. A recipe for A-bodies and trucks.",
  authors: "Dov Brandt",
  published_on: "2026-01-13",
  drawing: "valve-train",
  product_types: ["piston-set", "cylinder-head", "camshaft", "rocker-arm-set", "pushrod-set", "intake-manifold", "torque-converter"],
  race_types: ["street-performance", "muscle-car", "street-stock"],
  body: [
    p(`The LA small block is often passed over for its big brother, though a 360 has the stroke of 3.58 in. that others pay for,
      weighs 550 lb and fits under any hood. This example goes into a compact sedan of the seventies with 3.55 gears. 0.030 over it is
      365 inches.`),
    h("What is special to it"),
    ul(
      `Rockers on a shaft. Valve geometry follows from shaft height and not from pushrods. Milling the heads, another valve length or
        a changed seat moves it.`,
      `Oil to the rockers goes up through passages at cam bearings two and four, in pulses. If the cam bearings are turned by 20° when
        they are pressed in, rockers run dry and no one knows why. Look through the hole with a lamp.`,
      `Later Magnum engines send oil up through the pushrods to pedestal rockers. Heads and rockers of the two do not mix without the
        right lifters and pushrods.`,
      "360s are balanced externally; the 318 and 340 with forged cranks internally. Converter weights belong to it."
    ),
    h("Parts"),
    table(
      ["Part", "Choice"],
      [
        ["Pistons", "4.030 in., 8 cc of reliefs, compression height for 0.012 in. of deck"],
        ["Rods", "Stock, resized, new bolts"],
        ["Heads", "Aluminum, 65 cc, 171 cc runners, 2.02 valves"],
        ["Rockers", "Ductile 1.5, adjustable, on banana-groove shafts"],
        ["Cam", "220° and 226° at 0.050, 0.470 in., 110° separation, for the 0.904 in. lifter"],
        ["Intake", "Dual plane"],
        ["Carburetor", "650 cfm"],
        ["Headers", "1 5/8 in. for the chassis; few others fit past the steering"]
      ]
    ),
    p(`The larger lifter, 0.904 in. against 0.842, permits a quicker lobe. A cam ground from a small-block Chevrolet master does not
      use it. Ask the grinder for a lobe that is made for it: it is worth five degrees of duration without any loss at idle.`),
    h("Volumes"),
    p(`Swept 748.3 cc, chamber 65, reliefs 8, gasket 8.4 (0.039 × 4.100), deck 2.5. Clearance 83.9, ratio 9.9. With aluminum and a
      quench of 0.051 in. it took 91 octane with 34° of timing. Iron heads with open chambers of 72 cc bring it to 9.2, and it then
      wants 36° and is content with 89.`),
    h("Geometry"),
    p(`With the shaft in its place set the lash at zero and turn to half lift. At half lift a line through the shaft's center and the
      rocker's tip contact should be square to the valve. If the roller's trace is at the stem's edge, shim the stands all alike by
      0.030 in. steps, or grind them. Pushrods come last: cup and ball ends with adjusters, one to two threads showing beneath the
      rocker.`),
    callout(`The five shaft bolts have different lengths, and the long one belongs to the oil feed hole. With the wrong bolt in it,
      one whole bank has no oil. And the notch at the end of the shaft points down and toward the valves, at the front on one side and
      the rear on the other.`),
    h("Pull"),
    table(
      ["rpm", "Torque, lb-ft", "hp"],
      [
        ["2,500", "355", "169"],
        ["3,000", "372", "212"],
        ["3,500", "388", "259"],
        ["4,000", "396", "302"],
        ["4,500", "390", "334"],
        ["5,000", "371", "353"],
        ["5,500", "340", "356"]
      ]
    ),
    p("It has 16.0 in. of vacuum in neutral and 13 in gear at 800 rpm."),
    h("Ignition"),
    p(`The distributor sits at the rear and turns clockwise, driven by an intermediate shaft with a bushing in the block that wears.
      Wiggle it: more than 0.005 in. makes timing scatter by three degrees. The bushing costs nothing and needs a burnishing tool.
      Initial 14°, total 34 by 2,800. An electronic box of the four-pin type needs a good ground at its case, bare metal. Ballast
      resistor: keep a spare one in the glove box, as all owners do.`),
    h("Converter and gearbox"),
    p(`A three-speed of the 727 kind is nearly unbreakable. The smaller 904 takes less power to turn and holds 400 lb-ft with a fourth
      clutch disc. The car got the small one and a converter that flashes to 2,400. Kickdown linkage must be set: if it is left off,
      clutches burn, because line pressure comes from it.`),
    h("Cooling"),
    p(`The 26 in. radiator with a shroud, pump with eight blades, fan on a clutch. Fill slowly with the front raised; the intake's
      bypass hose, 3 in. long and always old, is changed while one can reach it.`),
    h("What it cost in time"),
    p(`Machine work six weeks. Assembly two weekends, of which half a day went to the geometry. Pulling headers past torsion bars: one
      afternoon, one starter, two languages. Do the left header with the engine an inch up and steering link off.`),
    h("Verdict"),
    p(`It pulls like an engine of 400 inches below 4,000 rpm, which is what the long stroke does. For oval classes with iron heads and
      a two-barrel the same short block with 9.2 makes 295 hp and lasts two seasons. Nothing in it is rare, apart from people who set
      the rockers right.`)
  ]
})
