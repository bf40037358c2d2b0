import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const budgetEnduranceHatchback = article({
  article_id: 1103,
  slug: "budget-endurance-hatchback",
  category: "builds~2-2",
  title: "Fourteen hours in a hatchback: preparing for budget endurance",
  description: "The money went to brakes, cooling and the driver change rather than to power.",
  authors: "June Abara",
  published_on: "2025-12-05",
  drawing: "electric-fan",
  product_types: ["brake-pad-set", "brake-fluid", "oil-cooler", "race-seat", "harness", "fire-system", "race-radio", "fuel-jug"],
  race_types: ["endurance", "road-race"],
  body: [
    p(`Four friends called Slow Fuse, and a front-drive hatchback of the nineties with 127 hp when it was new. The
      race is fourteen hours over two days, with safety gear outside of the budget rule. Their aim was a finish. They finished
      thirty-first of ninety, on the same lap count as cars with twice the power.`),
    h("Where races of this kind are lost"),
    p("They asked the organizers of an earlier event for the list of retirements, and sorted it."),
    table(
      ["Cause", "Share"],
      [
        ["Overheating, head gasket", "24%"],
        ["Wheel bearings, hubs, axles", "17%"],
        ["Gearbox, clutch", "14%"],
        ["Contact", "13%"],
        ["Brakes", "11%"],
        ["Electrics, fuel supply", "12%"],
        ["Everything else", "9%"]
      ]
    ),
    p("So power did not appear on the list, and the list became the plan."),
    h("Cooling"),
    p(`New aluminum radiator of double thickness, new hoses, cap and thermostat, fan on a manual switch. They closed every gap around
      the core with sheet and foam, and cut two openings in the hood where a row of wool tufts showed that air rises at 60 mph. Then a
      coolant pressure switch with a large red light: it warns when a hose goes, long before a thermometer that now sits in steam.`),
    p(`An oil cooler of 19 rows with a thermostat plate brought oil from 285 to 235 °F. Above 270, ordinary oil thins past what
      bearings like.`),
    h("Hubs"),
    p(`Front wheel bearings were pressed out and replaced two weeks beforehand with the dearest ones they could find, and a complete
      spare knuckle for each side travels in the trailer, with bearing, hub and studs, painted green. Changing a knuckle takes 25
      minutes. Pressing a bearing at midnight takes two hours and a friend.`),
    h("Brakes"),
    p(`Front rotors of the larger engine's model, 10.3 in. in place of 9.4, ducts of 3 in. hose from the bumper, endurance pads. They
      worked out consumption in advance: 0.18 mm of pad an hour on a test day means 14 hours need 2.5 mm of 10. One set would do. They
      changed at the night break anyway. Fluid with a dry boiling point above 590 °F, bled on the morning of each day.`),
    callout(`Pad knock-off: after hitting a curb, the pedal can go long because the rotor has pushed the pads back. Teach every driver
      to touch the pedal with the left foot on the straight.`),
    h("Driver changes"),
    p(`Five minutes are compulsory in the pits, so a change does not have to be fast. It must be right. Seat on a slider with two
      positions marked, belts with colored adjusters, a foam insert for the shortest driver. Radio plug on the helmet's left, drink hose
      on its right. They practiced ten times in a car port: from seven minutes to three and a half.`),
    p("The rule that a stationary car is fueled with no one in it and one person standing at the extinguisher was practiced too."),
    h("Numbers for the stint"),
    p(`Tank 12.4 gallons, of which 11.2 can be reached in corners. Consumption at race pace: 5.9 gallons an hour. That gives 1 hour 54
      minutes; they planned 1:45. Eight stints, two for each driver. The fuel gauge was disconnected, as it lies with fuel sloshing; a
      chart by laps replaced it.`),
    formula("Laps in a stint = usable gallons ÷ gallons a lap − 2", "Two laps of reserve for a yellow that comes at the wrong time."),
    h("Electrics"),
    p(`New battery, alternator with new brushes, all unused harness taken out: 31 lb. Two fuel pump relays, one live and one spare
      beside it, with a plug that can be moved in the dark. The starter has a push button beneath the hood too, so that the person
      setting the valves need not shout.`),
    h("What broke"),
    ul(
      "Hour 3: an exhaust hanger. Wire.",
      "Hour 6: contact, left mirror and door. Tape.",
      "Hour 9: shifting became stiff. A clevis had lost its clip; a cotter pin from the box of small parts cured it in six minutes.",
      `Hour 12: left front hub loose. The spare knuckle went in: 31 minutes including a brake bleed. They lost eleven places here and
        got seven back.`
    ),
    h("What they would change"),
    p(`More light in the pit, since headlamps blind the person you talk to. A second fuel funnel. One common language for the radio:
      place, time to pit, water, oil, nothing else. And earplugs for anyone who sleeps in the trailer.`),
    h("Cost"),
    p(`Car and spares came to 1,900 dollars, safety to 2,600, consumables for one weekend to 1,150, of which fuel is half and tires a
      third. The tires were street tires of 200 treadwear, rotated at the break, and had another race in them.`)
  ]
})
