import { article, callout, formula, h, p, table } from "../article.ts"

export const theWrongGearSet = article({
  article_id: 1307,
  slug: "the-wrong-gear-set",
  category: "stories~2-4",
  title: "The wrong gear set, and the night it won",
  description: `A sprint-car crew swapped quick-change gears by flashlight and read the chart upside down. What ratio really
    did.`,
  authors: "Pat Lindqvist",
  published_on: "2026-06-05",
  drawing: "rear-end",
  product_types: ["quick-change-gear", "quick-change-center", "gear-oil", "tachometer", "race-tire"],
  race_types: ["sprint-360", "sprint-305", "sprint-nonwing"],
  body: [
    p(`This is the story that Ruben Castle tells when someone asks about gears. The arithmetic is the
      arithmetic.`),
    p(`It was the second night of a two-night show on a half mile. On Friday the track had been heavy and the car turned 8,150 rpm at
      the end of the straight with a 5.29. For Saturday it was to go dry and slick. On slick you gear up, say most: less wheel spin,
      lower rpm. They decided on about 5.00.`),
    h("How a quick-change works"),
    p(`Behind the ring and pinion, which stay where they are, sit two spur gears that can be exchanged in five minutes: one on the
      driveshaft's extension, and one on the pinion. The ring and pinion give 4.86 here, the spurs multiply or divide.`),
    formula(
      "Final ratio = ring and pinion × driven spur ÷ driving spur",
      `The driving spur is on the lower shaft, which comes from the engine; the driven one is on the pinion, above it. Exchange the
        two and the factor is turned upside down.`
    ),
    table(
      ["Teeth", "Smaller one below", "Larger one below"],
      [
        ["23 and 24", "5.07", "4.66"],
        ["22 and 24", "5.30", "4.46"],
        ["21 and 22", "5.09", "4.64"],
        ["21 and 25", "5.79", "4.08"],
        ["20 and 26", "6.32", "3.74"]
      ]
    ),
    p("So each pair is two ratios, and a chart has two columns. Makers do not agree on which comes first."),
    h("By flashlight"),
    p(`The generator was out of fuel. Wes held the lamp in his teeth and asked for the set for 5.07. He had 23 and 24 in his hands.
      The bigger below, the smaller above, cover on, ten nuts, a quart of oil. It took four minutes, with pride.`),
    p("With the bigger below, it was not 5.07. It was 4.66."),
    h("What the car did"),
    p(`In hot laps Ruben came in and said that it would not rev: 7,150 at the end of the straight. Wes said it was the slick. Ruben
      said the slick had never cost a thousand rpm. There was no time to open it. They went out with it for the heat.`),
    p(`It is easily checked. At the same speed, rpm follows the ratio: 8,150 × 4.66 ÷ 5.29 is 7,180. He had lost nothing to the slick.
      He had been just as quick.`),
    p(`Off the corner the car was lazy for two car lengths. And then, since it made less torque at the tire, it did not spin. All
      others lit up the right rear at the throttle and were carried to the wall on wheel speed; he rolled through the middle at half
      throttle, with the car straight.`),
    h("Torque at the tire"),
    formula(
      "Thrust = torque × ratio × 0.97 ÷ tire radius",
      "lb-ft and feet give pounds. A sprint car has no gearbox, so this is all there is."
    ),
    p(`With 480 lb-ft at exit rpm, and a tire of 105 in. circumference, which has a radius of 1.39 ft: at 5.29 the thrust is 1,770 lb,
      at 4.66 it is 1,560. The rear tires had 1,050 lb on them and on a dry slick surface a grip of about 0.7, so 735 lb, plus what the
      wing gives. All were far above what the track would take. Having 12 percent less to throw away simply made his foot finer: an inch
      of pedal did less.`),
    p(`He won the heat and, from third, the feature, by a straight. Afterward the crew opened the rear to see which secret was in it,
      and found gears upside down.`),
    h("What they did with it"),
    p(`Wes wished to frame the cover. Ruben wanted to know whether it had been luck, so that winter they put his times next to each
      other: eleven slick nights with ratios from 4.66 to 5.40. On the slickest, the tall gear was better by 0.15 s a lap and tires were
      cooler by 20 °F; on medium tracks it was worse by a quarter of a second, most of it on restarts, which on a half mile are five a
      night.`),
    table(
      ["Track state", "Gear that was best", "Peak rpm"],
      [
        ["Heavy, early", "5.40", "8,300"],
        ["Tacky", "5.29", "8,150"],
        ["Drying", "5.07", "7,850"],
        ["Slick, black", "4.66 to 4.80", "7,200"],
        ["Slick with a cushion", "5.07", "7,900"]
      ]
    ),
    p("The last line is what makes a rule of thumb fail: with a cushion he had grip at the top and needed all of the gear again."),
    callout(`After changing spurs, turn a rear wheel by hand and count turns of the driveshaft for one turn of both wheels. Four and
      two thirds or five and a bit: ten seconds with the car on its stand, and no chart can be upside down.`),
    h("Housekeeping"),
    p(`Gears are kept in pairs, wired together, as they wear together. A mark of paint on the tooth face that came from below. The
      ratio both ways is engraved on each pair in their own hand. Magnet on the drain, oil each third night; quick-change covers leak
      when their nuts are pulled beyond 25 lb-ft, because the cover bows.`),
    h("The moral, according to Wes"),
    p(`There is none, he says. He made a mistake and it was the right one. Ruben's version is that one should try the other column on
      purpose now and then, on a night when nothing is at stake, so as not to depend on the generator running out of fuel.`)
  ]
})
