import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const ignitionTimingCurve = article({
  article_id: 1024,
  slug: "ignition-timing-curve",
  category: "tech~2-1",
  title: "An ignition curve in three parts: initial, mechanical, vacuum",
  description: "What each part is for, a curve for four engines, and how to set it with a dial-back light in an afternoon.",
  authors: "Ray Hollis",
  published_on: "2025-11-14",
  drawing: "distributor",
  product_types: ["distributor", "distributor-cap-rotor", "ignition-box", "ignition-coil", "plug-wire-set", "spark-plug-set"],
  race_types: ["street-performance", "muscle-car", "hot-rod"],
  body: [
    p(`Mixture takes about two thousandths of a second to burn, whatever the crank is doing in that time. So the spark has to come
      earlier as rpm rises, and earlier still at part throttle, when the charge is thin and slow. A distributor does the first with
      weights and the second with vacuum.`),
    h("What each part does"),
    ul(
      "Initial: advance at idle with vacuum hose off. It decides idle quality, starting and throttle response.",
      "Mechanical: what the weights add. It is finished at 2,500 to 3,200 rpm in a street engine.",
      "Total: initial and mechanical together. It decides full-throttle power and whether you hear rattling.",
      "Vacuum: another 10 to 16° at light load. It decides mileage and temperature, and vanishes at full throttle."
    ),
    h("Curves to start from"),
    table(
      ["Engine", "Initial", "Total, at rpm", "Vacuum", "Fuel"],
      [
        ["Stock iron small block", "8 to 10°", "34 to 36° by 3,200", "14 to 16°", "87"],
        ["Mild cam, 9.5 to 1", "14 to 16°", "34 to 36° by 2,800", "10 to 12°", "91"],
        ["Big cam, 10.5 to 1, aluminum fast-burn heads", "18 to 22°", "32 to 34° by 2,600", "8 to 10° or none", "93"],
        ["Big block, open chamber", "14 to 16°", "36 to 38° by 3,000", "10 to 12°", "91"]
      ]
    ),
    p(`Modern heart-shaped chambers with close quench burn quickly and make their best power with 30 to 34°. Old open chambers with
      domed pistons need 38. If an engine gains power past 38, the mixture is lean or the damper mark is wrong.`),
    h("Setting it"),
    p(`Warm engine, vacuum hose off and plugged. First check the mark: a piston stop and half an hour once prove top dead center on
      the damper. Then:`),
    ul(
      "Raise rpm until the advance stops moving and set total by turning the distributor. Total first, because it is what breaks pistons.",
      "Let it return to idle and read initial. If total is 36 and initial 10, the mechanical part is 26° at the crank.",
      "To have 16 initial and 36 total, limit mechanical to 20 by bushing or slot. Weld or bush; do not guess.",
      "Read every 250 rpm and draw the curve. It should be smooth and start just above idle speed, never below it, or idle will hunt."
    ),
    p(`A dial-back light reads advance directly but some do badly with multi-spark boxes. Marking the damper with tape in degrees is
      always right.`),
    formula(
      "Degree tape: inches per degree = 3.1416 × damper diameter ÷ 360",
      "An 8 in. damper has 0.0698 in. to the degree, so 36° are 2.51 in."
    ),
    h("Springs"),
    p(`Lighter springs bring the advance in earlier. For a car of 3,600 lb with 3.08 gears and stock converter, all in by 3,000 is
      enough; it will rattle with less. A light car with a loose converter and 4.10 gears accepts all in by 2,200. Go one spring at a
      time, and listen in top gear at 1,800 rpm on a hill, not on a flat road.`),
    h("Vacuum advance"),
    p(`Connect it to manifold vacuum with a cammed engine that is short of initial timing: it steadies the idle and cools it. Use
      ported vacuum for near-stock engines with emissions equipment that was designed with it. The canister must be fully in at 2 in. of
      mercury less than idle vacuum in gear, otherwise it pumps in and out at idle. An engine with 10 in. in gear needs a can that is
      all in at 8.`),
    p(`At cruise the sum of everything can be 46 to 52°. That is right, and it is 2 or 3 miles a gallon. If the car surges lightly at
      steady 55 mph, take 2° of vacuum out.`),
    callout(`Pinging under load breaks ring lands before it melts anything. When you hear it, lift. Then take 2° out of total, not of
      vacuum, if it was at full throttle, and of vacuum if it was at part throttle.`),
    h("Spark itself"),
    p(`Set plug gap to 0.035 in. with points, 0.045 with a common electronic ignition, and 0.035 again above 12 to 1 or with boost.
      Check rotor phasing: cut a window in an old cap and shine the light at the rotor when number one fires. It should point at the
      terminal at both ends of vacuum travel. A rotor that fires between two posts wears the cap and jumps to the wrong cylinder at
      6,000 rpm.`),
    p(`Turn plug wires so that two neighbors in the firing order do not run side by side: on many V8s five and seven. They induce a
      spark in each other 90° early.`),
    h("Full-throttle proof"),
    p(`On a strip or a dyno, change total in steps of 2° and watch trap speed, not elapsed time. When 2 more gain nothing, go back by
      2 and leave it. An engine gives the same power across 4° at the top of its curve, so the lower edge of that plateau is where it is
      safe on a bad tank of fuel.`)
  ]
})
