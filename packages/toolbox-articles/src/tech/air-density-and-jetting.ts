import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const airDensityAndJetting = article({
  article_id: 1026,
  slug: "air-density-and-jetting",
  category: "tech~2-1",
  title: "Air density and jetting: follow the weather with one number",
  description: "Temperature, pressure and humidity become dry air density. What it does to power, and why jets move by only half as much.",
  authors: "Ines Calloway",
  published_on: "2026-08-14",
  drawing: "gauge",
  product_types: ["carburetor", "carburetor-rebuild-kit", "gauge", "spark-plug-set", "air-cleaner", "data-logger"],
  race_types: ["drag-bracket", "kart-sprint", "sprint-360"],
  body: [
    p(`An engine buys air by volume and uses it by weight. On a cool morning by the sea a cubic foot carries a quarter more oxygen
      than on a hot afternoon in the mountains. Tuners who change jets by feel are chasing a number that they could have read.`),
    h("Dry air density"),
    p("Water vapor displaces oxygen, so its share of the pressure must come off first."),
    formula(
      "Relative density = (P − Pv) ÷ 29.92 × 519.7 ÷ (459.7 + T)",
      `P is station pressure in inches of mercury, uncorrected for altitude; Pv vapor pressure in the same unit; T air temperature in
        °F. 1.00 is dry air at 60 °F and 29.92.`
    ),
    table(
      ["Day", "T", "P", "Humidity", "Pv", "Density"],
      [
        ["Reference", "60 °F", "29.92", "0%", "0", "100%"],
        ["Cool evening near the sea", "55 °F", "29.80", "40%", "0.17", "100%"],
        ["Spring afternoon, inland", "75 °F", "29.00", "50%", "0.44", "93%"],
        ["Humid July", "92 °F", "29.50", "60%", "0.91", "90%"],
        ["High desert", "85 °F", "25.00", "20%", "0.24", "79%"]
      ]
    ),
    p("Worked for humid July: (29.50 − 0.91) ÷ 29.92 is 0.956; 519.7 ÷ 551.7 is 0.942; the product is 0.900."),
    p(`Station pressure is what a barometer at the track reads. The weather service reports pressure corrected to sea level, which is
      about 1 in. higher for each 1,000 feet, and using it uncorrected is the most common error at the track.`),
    h("What it does to power"),
    p(`A naturally aspirated engine's power follows dry density nearly one to one. 450 hp on the reference day is 405 in humid July
      and 355 in the high desert. In the quarter mile elapsed time grows with the cube root of lost power: 10 percent less is about 3.5
      percent in time, so an 11.00 car runs 11.39.`),
    p("Boosted engines are less affected, if the boost is controlled to absolute pressure."),
    h("What it does to the mixture"),
    p(`A carburetor meters by pressure difference in the venturi, and that depends on density too. When density falls by 10 percent,
      air weight falls by 10, but fuel through the jet falls by only 5. So the engine is 5 percent rich. Jet area has to follow the
      square root of density, and jet diameter the fourth root.`),
    formula("New jet area = old area × √(new density ÷ old density)", "Then choose the number that has this area."),
    p(`For a drop from 100 to 90: √0.90 is 0.949, so 5 percent less area. With common jets numbered in the seventies, 2 sizes are
      about 5 percent. From 100 to 79, the square root is 0.889: 11 percent less area, four to five sizes. If you change less than 3
      percent in density, leave jets where they are.`),
    p(`Constant-flow injection, as on sprint cars and alcohol dragsters, does not correct itself at all. Its fuel follows engine rpm,
      so the correction there is the whole 10 percent, made with the bypass jet: larger bypass, less fuel. Electronic injection with a
      pressure and temperature sensor does it by itself and needs only an honest sensor out of the heat.`),
    h("Alcohol and altitude"),
    p(`Methanol tolerates being rich, so half the correction is often enough, and going lean is the expensive side. If you do not know
      whether to take out or leave, leave.`),
    callout(`When the weather changes for the better, richen before the run. A jet that was perfect at 90 percent is 5 percent lean at
      100, on the day that the engine makes the most heat.`),
    h("A log for a bracket car"),
    p(`Keep density, track temperature, wind, 60-foot time, eighth and quarter. After thirty runs plot quarter-mile time against
      density. The points make a straight line; its slope is your car's own correction, typically 0.035 to 0.045 s for each percent at
      eleven seconds. Then dial from the line.`),
    ul(
      "Wind: 10 mph ahead costs about 0.06 s in a boxy door car.",
      "Track above 130 °F: 60-foot times suffer before power does.",
      "Water grains over 120: retune for ignition too, as humid charge burns slower; a degree or two more is safe."
    ),
    h("Instruments"),
    p(`A pocket station that gives temperature, humidity and station pressure is enough. Hang it in shade at carburetor height, away
      from asphalt and exhaust, with air moving past it, five minutes before you read. Air in the engine's inlet on a car with an open
      element under a closed hood can be 40 °F hotter than outside: that is 7 percent, more than most weather. A cold-air duct is the
      best density correction that money can buy.`),
    h("Plugs have the last word"),
    p(`Numbers tell you which direction and how far. Read a clean plug after the change, as density does not know about your fuel's
      blend, your float level or a main jet with dirt in it.`)
  ]
})
