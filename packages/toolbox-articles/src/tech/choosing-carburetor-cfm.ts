import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const choosingCarburetorCfm = article({
  article_id: 1001,
  slug: "choosing-carburetor-cfm",
  category: "tech~2-1",
  title: "Choosing carburetor CFM without guessing",
  description: "Displacement, peak rpm and volumetric efficiency give one number. Why most street engines want less than you think.",
  authors: "Ray Hollis",
  published_on: "2026-09-18",
  drawing: "carburetor",
  product_types: ["carburetor", "intake-manifold", "air-cleaner", "carburetor-spacer", "fuel-pressure-regulator", "gauge"],
  race_types: ["street-performance", "muscle-car", "drag-bracket"],
  body: [
    p(`A carburetor is sized in cubic feet of air a minute at a fixed pressure drop. Four-barrels are rated at 1.5 in. of mercury,
      two-barrels at 3.0 in., so a two-barrel and a four-barrel with the same number on the box are not the same size. A two-barrel
      flows about 0.71 of its rating when it is measured the four-barrel way.`),
    h("The number"),
    p(`A four-stroke engine swallows its displacement once in two turns. From that, and from how completely the cylinders fill,
      follows the air it can use.`),
    formula(
      "CFM = (cubic inches × rpm ÷ 3,456) × VE",
      `rpm is the highest you will use, not what the tachometer is printed to. VE is volumetric efficiency at that rpm, as a fraction.
        3,456 is 1,728 cubic inches in a cubic foot, times two turns a cycle.`
    ),
    p("The number people get wrong is VE. Be honest and it will be low."),
    table(
      ["Engine", "VE at peak power"],
      [
        ["Stock heads, stock cam, cast manifolds", "0.70 to 0.80"],
        ["Mild cam, dual-plane intake, headers", "0.80 to 0.88"],
        ["Good aluminum heads, 230° cam, single exhaust tube a cylinder", "0.88 to 0.95"],
        ["Race engine, single-plane intake, tuned header", "0.95 to 1.05"]
      ]
    ),
    h("Three worked examples"),
    table(
      ["Engine", "Top rpm", "VE", "CFM needed", "Buy"],
      [
        ["302 stock heads", "5,500", "0.80", "385", "450 to 500"],
        ["350 mild cam, headers", "5,800", "0.85", "499", "550 to 600"],
        ["454 street, oval-port heads", "5,500", "0.85", "614", "650 to 750"]
      ]
    ),
    p(`The 350 in full: 350 × 5,800 ÷ 3,456 is 587, and 85 percent of that is 499. Add ten percent, because a carburetor that is
      exactly large enough still costs a little manifold vacuum at the top end, and a 550 or 600 is right. The 750 that everyone owns
      will run. It will also have larger venturis, slower air through them at 2,000 rpm, and a weaker signal on the main jets just where
      a street car spends its life.`),
    h("When bigger is right"),
    p(`Three cases justify going up a size. A single-plane intake shares one plenum with all eight cylinders, so each barrel sees
      smoother pulses and the engine tolerates more carburetor. A light car with a high-stall converter and deep gears never sees 2,000
      rpm under load. And a rule book that allows one four-barrel and nothing else makes top end the only thing left to buy.`),
    p(`Vacuum secondaries buy tolerance too. The rear barrels open as airflow through the front ones asks for it, so a 600 behaves
      like a 300 on the way to work. Choose them for automatics, heavy cars and highway gears. Choose mechanical secondaries with two
      accelerator pumps for manual gearboxes, light cars and converters above about 2,800 rpm.`),
    h("Check it with a vacuum gauge"),
    p(`Tee a gauge into manifold vacuum below the throttle plates and make one pull in third gear from 2,500 rpm to your top rpm, wide
      open.`),
    ul(
      "Under 0.5 in. of mercury at the top: the carburetor is large. Power is not limited, and drivability may be.",
      "0.5 to 1.5 in.: the right size for a street engine.",
      `More than 2.0 in.: the carburetor, the air cleaner or the hood clearance is the restriction. Repeat the run without the lid
        before you spend money.`
    ),
    callout(`A 14 × 3 in. air cleaner with less than an inch between the lid and the carburetor's air horn can cost more flow than two
      sizes of carburetor. Measure that gap first.`),
    h("Then set it up"),
    p(`Set float level before jets. Set fuel pressure to 6 to 7 psi at the inlet with a regulator if the pump can exceed it, because a
      needle and seat lifted by pressure looks exactly like a rich jet. Idle mixture comes next, for highest vacuum in gear. Main jets
      come last, from plug color after a clean pull and shutdown. If the engine goes rich and lazy in the first thousand rpm and clean
      above, the power valve is opening early: choose one rated at half of your idle vacuum in gear. An engine that idles at 9 in. wants
      a 4.5.`),
    h("What to write down"),
    p(`Keep one card in the glove box: displacement, CFM, jets front and rear, power valve, pump cam and nozzle, float level, fuel
      pressure, and the weather on the day it ran well. Six months later that card is worth more than a box of jets.`)
  ]
})
