import { article, callout, formula, h, p, table } from "../article.ts"

export const hotAtSeventy = article({
  article_id: 1306,
  slug: "hot-at-seventy",
  category: "stories~2-4",
  title: "Hot at seventy, cool in town",
  description: `A pickup, three radiators, and a spring that was missing from a hose. A story of reading the symptom before
    buying.`,
  authors: "Dov Brandt",
  published_on: "2026-08-21",
  drawing: "radiator",
  product_types: ["radiator", "radiator-hose", "water-pump", "electric-fan", "radiator-cap", "gauge"],
  race_types: ["classic-truck", "tow-haul"],
  body: [
    p(`There is a pickup like Barb Lindgren's in every county: a 1968 long bed with a warm 390, a boat behind it on
      Sundays, and a temperature needle that rose with speed. In town, with the air conditioner running and children in the road, it
      ran at 185. On the highway it was at 200 at 60, at 215 at 65, and at 70 she lifted.`),
    p("By the time we heard about it she had owned three radiators."),
    h("What had been tried"),
    p(`The first was the truck's own, cleaned. The second had four rows. The third was aluminum with two large rows, and cost as much
      as the boat's motor had. With each the needle had climbed in the same way. She had a 160° thermostat, then no thermostat. She had
      two electric fans, then an engine fan with a clutch. The bill came to a sum that she revealed only in parts.`),
    h("The question"),
    p(`When someone calls with a hot car, there is one thing to ask before any other: is it hot standing or hot moving? Standing
      means air. Moving means water, or air that cannot leave, or heat that should not be there. A truck with a grille like a barn door
      at 70 mph has more air through its core than any fan could give, so three radiators and four fans were all answers to the wrong
      question.`),
    table(
      ["Symptom", "Look at"],
      [
        ["Hot only at idle", "Fan, shroud, timing at idle"],
        ["Hot only at speed", "Lower hose, pump, core blocked, timing, mixture, air outlet"],
        ["Hot only uphill with load", "Size of the core, fan clutch, spark advance"],
        ["Jumps up and falls back", "Air pocket, thermostat, low level"],
        ["Pushes water out after shutdown", "Cap, level too high, head gasket"]
      ]
    ),
    h("A mirror on a stick"),
    p(`Her neighbor's boy, seventeen, did what none of the others had done: he looked at it while it happened. Truck in the yard,
      wheels chocked, in neutral, a mirror taped to a broom handle over the fan shroud. He raised the engine to 3,000 rpm, which is what
      it turns at 70, and held it there.`),
    p("At 2,400 the lower radiator hose began to draw in its cheeks. At 2,800 it was flat as a belt."),
    p(`It was a good hose, nearly new. The old one had had a coil of wire within, which had rusted to pieces and been thrown out with
      the hose. Catalogs differ as to whether the wire is included; this one's was not, and no one looks for a part that he does not
      know about.`),
    h("Why it collapses"),
    p(`The pump draws from the bottom of the radiator. With cool thick water, a long narrow hose and a core with some restriction,
      pressure at its inlet falls below that of the air outside. The system's own pressure would hold the hose open, if there were any.`),
    formula(
      "Pressure at the pump's inlet = system pressure − loss in the core − loss in the hose",
      "All in psi above the atmosphere. If the result is below zero, the hose is being squeezed."
    ),
    p(`In her case: cap leaking, so 2 psi. The loss of the core at 3,000 rpm about 4, of the hose 1. The sum is minus 3 psi, on a hose
      of 1 3/4 in. and 14 in. of length: minus 3 on about 77 square inches, some 230 lb of squeeze. With a sound 13 psi cap it would
      have been plus 8.`),
    p(`So there were two defects. Either one alone would have been forgiven. With a tight cap the soft hose would have held, with a
      wire the weak cap would have been harmless, at least until the water boiled.`),
    callout(`Do not put your face near the fan to look at a hose at 3,000 rpm. Use a mirror, a phone on a stick, or a piece of thread
      tied around the hose with a bow that opens. Loose sleeves off.`),
    h("The repair"),
    p(`A coil of stainless wire, wound on a broomstick from 0.080 in. spring wire, and a cap. Twenty-two dollars. With the third
      radiator, a 180° thermostat back in its place and the fan with its clutch: 184 °F at 70 mph in 88 degree heat, with the boat on.`),
    p(`The thermostat matters in that row. Without one the pump has less to push against, flow at high rpm becomes greater, the loss
      in the core grows with its square, and the inlet pressure falls further. Leaving it out had made her hose worse.`),
    h("What was left over"),
    p("Two radiators, of which she sold the four-row to a man with a tractor. She kept the fans, as one does."),
    p(`The boy got the mirror as a present, with a brass plate. He has used it since to find a fuel line that sucked flat at 4,500 rpm
      on his own car, and a crankcase vent that froze. He says that the trick is not the mirror. One should stand where the problem is
      at the time when it is there.`),
    h("For your own needle"),
    p(`Write down four numbers before you spend: temperature at idle after ten minutes; at 45; at 65; and at 65 in one gear lower. The
      third and fourth have the same air and different water. If the lower gear makes it hotter, it is the water side or heat from the
      engine. If it makes it cooler, your pump is turning too slowly. It costs nothing and you can do it on the way home.`)
  ]
})
