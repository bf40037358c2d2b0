import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const degreeingACam = article({
  article_id: 1009,
  slug: "degreeing-a-cam",
  category: "tech~2-1",
  title: "Degreeing a cam: find top dead center, then trust only the lobe",
  description: "A degree wheel, a piston stop and a dial indicator tell you where the cam really is. The midpoint method, with numbers.",
  authors: "Ray Hollis",
  published_on: "2026-03-13",
  drawing: "camshaft",
  product_types: ["degree-wheel-kit", "camshaft", "timing-set", "lifter-set", "harmonic-damper", "valve-spring-compressor"],
  race_types: ["drag-stock-superstock", "street-performance", "dirt-late-model"],
  body: [
    p(`Dots on timing gears are right to within a few degrees on a good day. Keyways, dowel holes, chain and cam grind each add their
      own error, and four degrees late on a small street cam is a car that feels tired below 3,000 rpm and no one knows why. Degreeing
      takes an hour.`),
    h("Find true top dead center"),
    p(`The piston dwells: near the top the crank turns several degrees while the piston hardly moves. So the top is found from both
      sides.`),
    ul(
      "Bolt the degree wheel to the crank and make a stiff pointer from welding rod. Set it roughly at zero with number one near the top.",
      `Back the piston down, fit a piston stop in the plug hole or across the deck, and turn the crank gently until the piston
        touches. Note the reading.`,
      "Turn the other way until it touches again. Note it.",
      `Top dead center is halfway. If you read 24° before and 30° after, the wheel is 3° off: move the pointer by 3° until both sides
        read 27°.`
    ),
    p("Turn the crank by hand with a long bar on the snout, never with the starter while a stop is fitted."),
    h("Find the lobe center"),
    p(`Set a dial indicator on number one intake lifter, parallel to its travel. With a hydraulic lifter use a solid one or a checking
      tool, because a hydraulic one bleeds down and lies. Turn the engine in its own direction only, so that chain slack always lies on
      the same side. If you overshoot, go back a quarter turn and come up again.`),
    p(`Zero the dial at maximum lift. Turn until the dial has fallen 0.050 in. on the way up, write down the wheel; continue to 0.050
      in. past the peak, write it down.`),
    formula(
      "Intake centerline = (first reading + second reading) ÷ 2",
      "Both in degrees after top dead center, on either side of maximum lift."
    ),
    p("For example 68° and 148°: the sum is 216, half is 108. The centerline is 108° after top dead center."),
    h("Check it against the card"),
    p(`Measure opening and closing at 0.050 in. of lift from the base circle too. They give duration, and a second way to the same
      center.`),
    formula(
      "Duration at 0.050 = opening + 180 + closing",
      "Opening in degrees before top dead center, closing in degrees after bottom dead center. An opening after top counts negative."
    ),
    table(
      ["Event", "Card", "Measured"],
      [
        ["Intake opens at 0.050", "4° BTDC", "2° BTDC"],
        ["Intake closes at 0.050", "40° ABDC", "42° ABDC"],
        ["Duration at 0.050", "224°", "224°"],
        ["Centerline", "108°", "110°"]
      ]
    ),
    p(`Centerline from these is half of the duration less the opening: 112 − 4 = 108 on the card, 112 − 2 = 110 as measured. The cam
      is right and sits 2° late. Advance it by two.`),
    h("Moving it"),
    p(`Multi-keyway crank gears shift by 2 or 4 degrees a slot. Offset bushings go in the cam gear around the dowel. Adjustable sets
      have slots and bolts; use threadlocker there. The cam turns at half speed, so 1° at the cam is 2° on the wheel, and every number
      in this article is in crank degrees.`),
    p(`Advance closes the intake valve earlier, which traps more charge at low speed and raises cranking pressure. Four degrees of
      advance moves the torque peak down by about 200 rpm and gives a few foot-pounds below it, taking about as much from the top. Most
      grinders put 4° into the lobe already: a cam with a 112° separation and a 108° centerline is "ground 4 advanced", and straight up
      on the dots should show 108, not 112.`),
    h("Check what moves with it"),
    callout(`Advancing the cam brings the intake valve closer to the piston, retarding brings the exhaust closer. Measure both
      whenever you move it by more than two degrees.`),
    p(`Press clay into the valve reliefs, assemble with a used gasket of the right thickness and light lash, turn two revolutions,
      take the head off and slice the clay. Wanted: 0.080 in. intake, 0.100 in. exhaust with steel rods; 0.030 in. more for aluminum
      rods. The closest point is not at top dead center. It comes about 10° before for the exhaust and 10° after for the intake, so
      swing through the whole overlap.`),
    p(`Last, mark the damper. With the wheel still on and top dead center known, look at the timing tab. If the damper's line does not
      sit on zero now, the ring has slipped or the tab belongs to another cover, and every ignition setting you ever made on this engine
      was off by that much. Scribe a new line before the wheel comes off.`)
  ]
})
