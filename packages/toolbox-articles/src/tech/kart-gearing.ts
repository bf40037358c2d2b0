import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const kartGearing = article({
  article_id: 1019,
  slug: "kart-gearing",
  category: "tech~2-1",
  title: "Kart gearing: teeth, rpm and where the lap is lost",
  description: "Ratio tables for #35 and #219 chain, the one-tooth rule, and how to read a data trace without a logger.",
  authors: "June Abara",
  published_on: "2026-05-01",
  drawing: "gauge",
  product_types: ["tachometer", "data-logger", "race-tire", "tire-gauge"],
  race_types: ["kart-sprint", "kart-dirt-oval", "quarter-midget"],
  body: [
    p(`A kart has one gear, so it is wrong everywhere except in two places: the slowest corner's exit and the end of the longest
      straight. Gearing is choosing how to share the error between them.`),
    h("Ratio"),
    formula("Ratio = axle sprocket teeth ÷ engine sprocket teeth", "60 on the axle and 17 on the engine give 3.53."),
    formula(
      "mph = rpm ÷ ratio × tire circumference ÷ 1,056",
      "Circumference in inches, measured on the kart with the driver in it. 1,056 inches a minute is one mile an hour."
    ),
    p(`A four-stroke at 6,100 rpm on tires of 34 in. with 60 and 17 runs 55.6 mph: 6,100 ÷ 3.53 × 34 ÷ 1,056. One tooth more at the
      back, 61, makes it 54.7; one fewer, 59, 56.6. So a tooth at the rear is worth 1.7 percent, or a little under 1 mph, or about 100
      rpm at the same speed.`),
    table(
      ["Engine", "57", "58", "59", "60", "61", "62"],
      [
        ["16", "3.56", "3.63", "3.69", "3.75", "3.81", "3.88"],
        ["17", "3.35", "3.41", "3.47", "3.53", "3.59", "3.65"],
        ["18", "3.17", "3.22", "3.28", "3.33", "3.39", "3.44"],
        ["19", "3.00", "3.05", "3.11", "3.16", "3.21", "3.26"]
      ]
    ),
    p(`One tooth at the engine equals about three and a half at the axle. Use the engine sprocket to get near and the axle sprocket to
      finish.`),
    h("Same ratio, different pair"),
    p(`62 ÷ 18 is 3.44 and 59 ÷ 17 is 3.47: nearly the same, but larger sprockets bend the chain less, last longer and lose a little
      less power. Their cost is weight turning on the axle and ground clearance under the rear sprocket. On a bumpy dirt track, use the
      smaller pair.`),
    p(`Chain pitch is a different matter from ratio. #35 has 3/8 in. pitch and is used by most four-strokes; #219 has 7.774 mm pitch,
      is lighter, allows finer steps because it packs more teeth into the same diameter, and dies quickly if it runs dry or out of line.`),
    h("How to choose for a track"),
    p(`Start from the local leaders' number, if they will tell you. If not, pick a gear that just reaches the engine's best peak rpm
      20 to 30 feet before the braking point on the longest straight with no one ahead. Then look at the bottom.`),
    ul(
      "Peak good, minimum rpm too low, below where the clutch locks or the torque begins: more teeth at the back.",
      "Peak reached 100 feet before the corner, engine flat on the limiter: fewer teeth.",
      "Minimum and peak both low: the driver is scrubbing speed or the jetting is off. Do not gear around it."
    ),
    p(`For a sealed four-stroke the useful range is often 3,800 to 6,200 rpm. If the slowest corner drops it to 3,500, one or two
      teeth help the exit; one mile an hour at the exit stays with you for the entire straight.`),
    callout(`Limiters and sealed engines: when a rule sets a limiter, gear so that you touch it only in a draft. Each second on the
      limiter is a second without power.`),
    h("Draft and race"),
    p(`Qualifying alone and racing in a pack are two gears. In a draft you will run 150 to 200 rpm more at the same place. Drop one
      tooth for a feature on a track with long straights, and none on a tight one where you follow slower karts out of corners.`),
    h("Weather and grip"),
    p(`As rubber goes down, corner speed rises and minimum rpm with it, so the same gear now over-revs at the end of the straight.
      Expect to take off a tooth between morning and afternoon. In rain grip goes, minimum rpm drops by 500 and peak by 300: add two or
      three teeth, and open the front track.`),
    p("Cold dense air gives more power, and power pulls a longer gear. Warm humid air wants one shorter."),
    h("Tires change it too"),
    p(`New tires of 34.5 in. against worn ones of 33.8 differ by 2 percent, which is more than one tooth. Measure before each session
      with a tape around the right rear and write circumference next to the gear.`),
    h("Clutch"),
    p(`A centrifugal clutch should engage at the engine's torque peak and be locked before the exit of the slowest corner. If a gear
      change does not change the exit at all, the clutch is slipping through it. Look for blue drums, and raise or lower engagement by
      springs before you blame teeth.`),
    h("Alignment and chain"),
    p(`Lay a straightedge along both sprockets. Half a millimeter over their distance is enough. Slack is 1/2 in. at the middle of the
      lower run, checked at four positions of the axle, because no axle sprocket is perfectly round. Lube hot, after a session. A master
      link goes with its closed end in the direction of travel.`),
    h("Keep a card"),
    p(`Track, configuration, weather, tires with circumference, gear, minimum rpm, peak rpm, best lap, and lap in race. In your second
      season the card chooses the gear before the trailer is open.`)
  ]
})
