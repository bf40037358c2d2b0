import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const fuelPumpAndLineSizing = article({
  article_id: 1004,
  slug: "fuel-pump-and-line-sizing",
  category: "tech~2-1",
  title: "Fuel pump and line sizing from horsepower, not from habit",
  description: `Power sets fuel flow, pressure sets pump choice, and the line decides what arrives. One worked example for carburetor
    and one for injection.`,
  authors: "Ines Calloway",
  published_on: "2026-07-24",
  drawing: "fuel-pump",
  product_types: ["fuel-pump-electric", "fuel-pressure-regulator", "fuel-filter", "an-hose", "hose-end", "fuel-cell"],
  race_types: ["drag-bracket", "street-performance", "road-race"],
  body: [
    p(`An engine that lies down at the top of third gear is usually starved, and usually by something that was copied from another
      car. Fuel delivery is arithmetic, and it takes five minutes.`),
    h("How much fuel"),
    formula(
      "gallons an hour = hp × BSFC ÷ weight of a gallon",
      "BSFC is pounds of fuel for one horsepower for one hour. Gasoline weighs about 6.1 lb a gallon, E85 6.6, methanol 6.6."
    ),
    table(
      ["Engine", "BSFC, gasoline", "E85", "Methanol"],
      [
        ["Naturally aspirated, good chamber", "0.45 to 0.50", "0.63 to 0.70", "1.0 to 1.1"],
        ["Supercharged", "0.55 to 0.60", "0.77 to 0.84", "1.2 to 1.3"],
        ["Turbocharged", "0.55 to 0.62", "0.77 to 0.87", "1.2 to 1.3"]
      ]
    ),
    p(`A 450 hp carbureted engine at 0.50 burns 225 lb an hour, or 36.9 gallons. Add 20 percent for a tired battery, a dirty filter
      and fuel sloshing away from the pickup: 44 gallons an hour, which is 168 liters an hour.`),
    h("At which pressure"),
    p(`A pump's rating is worth nothing without the pressure it was measured at. Flow falls as pressure rises, and the number on the
      box is often free flow into a bucket.`),
    ul(
      "Carburetor: 6 to 7 psi at the needle and seat. Alcohol carburetors: 4 to 6 psi at idle, 7 to 9 at full flow, with larger seats.",
      "Port injection: 43 or 58 psi measured across the injector, that is against manifold pressure.",
      "Boosted injection: base pressure plus boost. At 58 psi base and 15 psi of boost the pump works against 73 psi."
    ),
    p(`Read the pump's curve at your pressure and at 13.5 volts. At 12 volts most electric pumps lose 15 to 20 percent, so wire the
      pump through a relay with its own feed of 10-gauge wire and measure volts at the pump terminals with it running.`),
    h("Which line"),
    p(`Speed in the line costs pressure, and cost rises with the square of flow. Keep gasoline below about 8 feet a second on the
      suction side and 15 on the pressure side.`),
    table(
      ["Power on gasoline", "Carburetor feed", "Injection feed", "Return"],
      [
        ["up to 350 hp", "3/8 in. or AN6", "AN6", "AN6"],
        ["350 to 550 hp", "AN8", "AN6", "AN6"],
        ["550 to 800 hp", "AN10", "AN8", "AN6"],
        ["800 to 1,200 hp", "AN12", "AN10", "AN8"]
      ]
    ),
    p(`For E85 go up one size from 500 hp, for methanol one size everywhere. The suction side is always at least one size larger than
      the pressure side, because a pump pushes well and pulls badly.`),
    h("Acceleration steals pressure"),
    p(`A drag car that launches at 1.5 g with 12 feet of line from the tank to the carburetor asks fuel to climb against that. A
      column of gasoline weighs 0.0264 lb per cubic inch. At 1.5 g and 144 in. the loss is 0.0264 × 144 × 1.5, or 5.7 psi, which is
      nearly all the pressure a carburetor system has. That is the reason race pumps make 14 psi or more with a regulator at the
      carburetor, and why a street pump that works on the dyno fails on the line.`),
    h("Filters and regulators"),
    p(`Put a 100-micron screen before the pump, where it protects and cannot choke, and a 10-micron element after it for injection or
      40-micron for a carburetor. A return-style regulator beyond the carburetor or rail keeps cool fuel moving and pressure steady. A
      dead-head regulator is simpler and creeps at idle; if you use one, set it with the engine running.`),
    callout(`Rubber fuel hose has a year printed on it. Older hose without a barrier layer softens within months on blended pump
      gasoline and drips at every clamp. Replace it before you tune.`),
    h("Prove it"),
    p(`With the coil disconnected, put the feed line at the carburetor into a measured can and run the pump for 30 seconds against
      your working pressure, using the regulator. A 450 hp engine needs 44 gallons an hour: 0.37 gallon, or 47 fluid ounces, in those 30
      seconds. Do it outside, away from any flame, with an extinguisher in reach and a second person at the switch. Then watch a
      pressure gauge at wide open throttle in top gear. If it falls by more than 1 psi with a carburetor or 3 with injection, something
      upstream is too small.`)
  ]
})
