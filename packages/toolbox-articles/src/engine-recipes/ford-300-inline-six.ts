import { article, callout, h, p, table, ul } from "../article.ts"

export const ford300InlineSix = article({
  article_id: 1406,
  slug: "ford-300-inline-six",
  category: "engine-recipes~512-169",
  title: "The 300 six: four parts that wake it and one to leave alone",
  description: "Split exhaust, a small four-barrel, 240 heads and a cam of 204 degrees: a truck recipe for low rpm and long life.",
  authors: "Dov Brandt",
  published_on: "2026-08-04",
  drawing: "header",
  product_types: ["exhaust-manifold", "intake-manifold", "carburetor", "camshaft", "timing-set", "cylinder-head", "clutch-kit"],
  race_types: ["classic-truck", "tow-haul", "demolition-derby"],
  body: [
    p(`Seven main bearings, gear-driven cam, 3.98 in. of stroke: the 300 was built for pumps and combines and has never noticed that
      it sits in a pickup. As delivered it has 120 hp, because it breathes through a one-barrel and a port the size of a thumb. This
      example keeps its character and gives it 190 at 4,000, and 296 lb-ft at 2,500.`),
    h("Four parts"),
    ul(
      `Exhaust. The two cast manifolds of the injected engines, three ports each, with two pipes of 2 in. that join under the cab.
        They fit the carbureted head with shorter bolts. 18 hp for a day in a salvage yard.`,
      "Intake with four barrels and a 390 cfm carburetor. Not more: 305 inches at 4,200 rpm and 0.80 take 296 cfm.",
      "Head of the 240 with its chamber of 68 cc.",
      "Cam of 204° and 210° at 0.050, 0.450 in. at the valve with 110° of separation."
    ),
    p("Each works without the others. Together they are worth more than their sum."),
    table(
      ["Step", "hp", "Torque, lb-ft", "Peak at, rpm"],
      [
        ["As it was", "118", "248", "1,800"],
        ["Exhaust", "136", "262", "2,000"],
        ["With the four-barrel", "155", "272", "2,200"],
        ["With head and compression", "171", "286", "2,300"],
        ["With the cam", "190", "296", "2,500"]
      ]
    ),
    h("One to leave alone"),
    p(`Bore. It was bored 0.030 over because it was worn: 4.030 × 3.98 in., 304.6 inches. Going further gains nothing. The cylinders
      are siamesed only a little, the walls are thick, and the engine's limit is its port. Money for bore is money not spent on guides.`),
    h("Compression"),
    p(`Swept 831.9 cc; chamber 68; piston dish 20; gasket 9.7 (0.045 × 4.100); deck 4.2 for 0.020 in. Clearance 101.9, ratio 9.2. The
      300's own head of 76 cc gives 8.6. Iron, long stroke and much cylinder pressure at 1,500 rpm: 87 octane works to 9.0, and at 9.2
      use 89.`),
    p(`The 240 head has smaller valves. Fit 1.94 intakes of the small V8 and 1.60 exhausts with a 45° seat and open the throat beneath
      it by 1/8 in. A pocket port with 20 minutes in each bowl is worth 8 hp more. Do not touch the floor.`),
    h("Gears"),
    p(`The cam gear on most is phenolic, a kind of fiber. It is quiet and it fails at 120,000 miles, in a second, at an inconvenient
      place. A steel or aluminum one whirs. For a truck that has to come home: steel, with its matching crank gear, since they are
      pairs. Pull the gear by its threaded holes. Press it on by heating it to 250 °F, never by hitting it, as the thrust plate breaks.`),
    callout(`Set valve lash or preload with the lifter on the base circle. On studs with a shoulder, the pushrods set the preload:
      after milling a head or changing the cam, measure again, with 0.030 to 0.060 in. wanted.`),
    h("Intake heat"),
    p(`Six intake runners on the same side as the exhaust. The factory bolted the two together so that a hot spot under the carburetor
      would evaporate the fuel. With headers the spot is cold, and at 30 °F a six with runners of 14 in. floods and stalls. Weld a plate
      with two water nipples under the plenum and lead heater water through it. This is the one thing that separates a project from a
      truck.`),
    h("Carburetor and ignition"),
    p(`390 cfm with vacuum secondaries, jets 51 in front; on the first mile it was rich at the ends and lean in the middle cylinders,
      three and four: a divider of 3/4 in. below the carburetor lengthwise to the engine evened it out. Timing 12° initial and 30 total
      by 2,600; long strokes with a central plug burn quickly. Vacuum 12°.`),
    h("The pull"),
    table(
      ["rpm", "Torque, lb-ft", "hp"],
      [
        ["1,500", "270", "77"],
        ["2,000", "288", "110"],
        ["2,500", "296", "141"],
        ["3,000", "292", "167"],
        ["3,500", "276", "184"],
        ["4,000", "250", "190"],
        ["4,500", "216", "185"]
      ]
    ),
    p("270 lb-ft at 1,500 rpm is what one notices. It starts off in second gear with a trailer."),
    h("Behind it"),
    p(`Clutch of 11 in. rather than 10. A five-speed with a deep first or an overdrive four. Axle 3.25 with 29 in. tires: 65 mph in
      0.79 overdrive at 1,934 rpm. It climbs there without a downshift. The limit is 4,800 rpm, due to the long crank without a good
      damper; take a new damper, as the ring slips after forty years.`),
    h("Derby and duty"),
    p(`For demolition derbies the engine is loved for another reason: it is long, low and can lose all of its water for ten minutes.
      For that keep the stock cam and manifolds, take the thermostat out, set 8° of timing, and put an oil cooler with a steel line on
      it.`),
    h("In use"),
    p(`17,000 miles in example use. 18.4 miles a gallon with the overdrive, 14 before. Valve cover and side cover seals are changed
      with the engine in place. Oil pressure at idle 25 psi. There is still room in the bay to stand beside it, and the plugs can be
      read from above with a long arm, which should be counted in horsepower.`)
  ]
})
