import { article, callout, formula, h, p, table } from "../article.ts"

export const bracketNova = article({
  article_id: 1104,
  slug: "bracket-nova",
  category: "builds~2-2",
  title: "A bracket Nova that repeats to three hundredths",
  description: "A street-driven 11.50 car: heavy converter, plain suspension, and a notebook instead of power.",
  authors: "Ray Hollis",
  published_on: "2026-05-08",
  drawing: "torque-converter",
  product_types: ["torque-converter", "transmission", "ring-and-pinion", "spool", "leaf-spring", "shock", "tachometer", "driveshaft-loop"],
  race_types: ["drag-bracket", "drag-street"],
  body: [
    p(`Bracket racing rewards a car that runs the same number all day. This one is a 1972 Nova, 3,380 lb with its
      driver, Opal, who teaches chemistry and treats her car as an experiment with one variable at a time. Her goal was 11.50 without a
      trailer and a spread of three hundredths in a day.`),
    h("Power, enough"),
    p("A 383 with iron heads and 465 hp at 5,900 rpm. Quarter-mile speed shows what the car has:"),
    formula(
      "hp ≈ weight × (mph ÷ 234)³",
      "Weight in pounds with driver. It gives power at the flywheel for a door car with a converter, within 5 percent."
    ),
    p(`With 118 mph and 3,380 lb it gives 433 hp, as tested on a warm day. She bought no more. Instead she asked what changes from run
      to run.`),
    h("What varies"),
    table(
      ["Source", "Worth, seconds", "Answer"],
      [
        ["Launch rpm by foot brake", "0.06", "Transmission brake and a two-step"],
        ["Shift point by ear", "0.04", "Light at 6,000, electric shifter later"],
        ["Coolant temperature", "0.05", "Stage at 170 °F every time"],
        ["Tire pressure", "0.03", "13.5 psi, gauge kept in the shade"],
        ["Water on the tire after the box", "0.04", "Same burnout: three seconds by count"],
        ["Transmission fluid temperature", "0.03", "Cooler with a fan, stage at 150 °F"],
        ["Weather", "0.10 in a day", "Record density, predict"],
        ["Fuel level", "0.01 each 5 gallons", "Same tank mark each round"]
      ]
    ),
    p("The first five cost 600 dollars together and took spread from 0.14 to 0.04."),
    h("Converter"),
    p(`A 10 in. unit that flashes to 3,900 behind 420 lb-ft. It was built with anti-balloon plates for the transmission brake. Whether
      it is too loose shows at the finish, with 4.10 gears and 28 in. tires at 118 mph:`),
    formula("Slip = 1 − mph × ratio × 336 ÷ (tire × rpm)", "Third gear 1 to 1."),
    p("118 × 4.10 × 336 ÷ 28 is 5,806, divided by 6,150 that the tachometer recorded: 5.6 percent slip, which is fine."),
    h("Rear"),
    p(`Twelve-bolt with spool and 30-spline axles, mono-leaf springs replaced by split ones: heavier front segment, softer rear one.
      Slide-type traction bars with the snubber 3/8 in. below the spring eye on the right and touching on the left, which makes the car
      leave straight. Pinion 5° down relative to the shaft at rest, found by video: at launch it came to 0.`),
    p(`Shocks: 90/10 at the front in her first year. They let the nose go up quickly and fall slowly. Adjustable ones replaced them,
      since on a cold morning the nose stayed up through second gear. At the back, firm compression and medium rebound.`),
    callout(`A spool on the street scrubs and pushes, and in rain it turns the car around at 20 mph. Opal drives home on dry roads or
      calls a friend. A clutch-type or helical differential is right for a car that sees weather.`),
    h("Sixty feet"),
    table(
      ["Change", "60 ft, s", "Spread"],
      [
        ["Foot brake, 1,900 rpm", "1.78", "0.06"],
        ["Transmission brake, 3,000", "1.64", "0.03"],
        ["28 × 10 tires in place of 26 × 8.5", "1.57", "0.02"],
        ["Battery to the trunk, 48 lb", "1.55", "0.02"]
      ]
    ),
    p("As a rule a tenth in 60 feet is a tenth and a half at the finish."),
    h("Cooling between rounds"),
    p(`Electric fan and water pump with a timer that runs for six minutes after the engine stops. She arrives in the lanes with 130
      °F, warms up on the way to the box, stages at 170. On most cars the order is the other way around, and round four is quicker than
      round one by five hundredths for a reason no one wrote down.`),
    h("Street manners"),
    p(`3.5 miles a gallon to the track is a joke she makes; the truth is 11. 65 mph is 3,200 rpm by the tire, and the converter slips
      on top of that: 3,400. She stays on small roads.`),
    h("The notebook"),
    p(`Columns: date, round, lane, density, wind, water, launch rpm, 60, 330, eighth, quarter, mph, dial, reaction. After 60 runs she
      had the car's own line: 0.040 s for each percent of density. On a day with 93 percent the car should run 11.50 + 0.28, which is
      11.78, and it did, within 0.02, twelve times out of fourteen.`),
    h("What it won"),
    p(`Nothing in the first year, two semifinals in the second and one Saturday in the third. She says the Saturday came from reaction
      times, not from the Nova: practice tree each evening for ten minutes, from 0.075 to 0.031 average. The car had only to be boring.`)
  ]
})
