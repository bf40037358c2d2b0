import { article, callout, h, p, table, ul } from "../article.ts"

export const standaloneWiring = article({
  article_id: 1504,
  slug: "standalone-wiring",
  category: "ls-swap~512-171",
  title: "A standalone harness: eleven connections and their fuses",
  description: "What a stand-alone LS harness really needs from the car, how to split the power, and a first-key test before fuel.",
  authors: "Dov Brandt",
  published_on: "2026-05-19",
  drawing: "ignition-coil",
  product_types: ["wiring-harness", "relay-kit", "ignition-coil", "fuel-pump-electric", "battery-cable", "gauge-sender"],
  race_types: ["street-performance", "pro-touring"],
  body: [
    p(`A harness that arrives in a box as thick as an arm looks like a year's work. Nearly all of its wires run from one end of the
      engine to another and are no concern of yours. Eleven belong to the car.`),
    h("The eleven"),
    table(
      ["Wire", "Goes to", "Fuse", "Gauge"],
      [
        ["Battery, constant, computer", "Battery post or distribution block", "10 A", "16"],
        ["Switched, computer", "Ignition, live in crank and run", "10 A", "16"],
        ["Switched, injectors and coils, bank one", "Relay", "15 A", "14"],
        ["Switched, injectors and coils, bank two", "Relay", "15 A", "14"],
        ["Switched, sensors, heaters of oxygen sensors", "Relay", "15 A", "14"],
        ["Fuel pump relay trigger", "Pump relay coil", "", "18"],
        ["Fan one, fan two triggers", "Relay coils", "", "18"],
        ["Park and neutral", "Switch at the gearbox, to ground", "", "18"],
        ["Brake switch", "Lamp switch, releases the converter's lock", "5 A", "18"],
        ["Malfunction lamp", "Lamp in the dash, fed switched", "5 A", "18"],
        ["Tachometer and speed", "Gauges", "", "20"]
      ]
    ),
    p("And grounds: at least two from the harness to the back of the heads, by their own bolts, clean and without paint."),
    h("Live in crank"),
    p(`The commonest fault of all first starts is a switched wire that dies while cranking. Old ignition switches have an accessory
      position that drops out, and a run position that on some cars does too. Test: a lamp on the wire, key to start, starter
      disconnected. The lamp has to stay on. If it goes out the engine will turn without ever firing, or will fire at the moment when
      you let go of the key.`),
    h("Split the power"),
    p(`Let the switch control one relay coil, let this relay feed a small fuse block close to the computer, and let nothing else hang
      on that block. Coils draw up to 8 A for each bank at 6,000 rpm, injectors 4. Voltage at the coil connectors under load: over 13
      with the alternator at 13.8. Each half-volt less costs dwell time, and the computer compensates only as far as its tables go.`),
    p("Do not combine fans with it. A fan that starts draws 40 A or more and makes a dip that can reset a computer."),
    h("Grounds once more"),
    p(`Battery to block 1/0 or 2 gauge. Block to frame 4 gauge. Block to body 8 gauge. Heads are grounded via bolts with sealant,
      which is no ground at all. Measure from a head to the battery's post while cranking: below 0.2 V.`),
    h("Sensors that people put in the wrong place"),
    ul(
      "Mass air meter: 10 in. of straight tube before it, away from an elbow, the arrow to the engine.",
      "Intake temperature: in the moving air, never in the plenum's heat.",
      "Oxygen sensors: left is left. Cross them, and trims go to opposite limits within two minutes.",
      "Knock: tightened to 15 lb-ft precisely; too tight makes them deaf.",
      "Throttle by wire: its pedal's module, harness and program match, or it will not go beyond limp mode."
    ),
    h("Anti-theft and other ghosts"),
    p(`A used computer looks for its body's key. It must be programmed: security off, rear oxygen sensors off if they are absent,
      evaporative emissions off where allowed, fans to your temperatures, tire size and axle ratio. Ask for a printed sheet with what
      was set. With an automatic its tables must match the gearbox and converter.`),
    callout(`Never weld on the car with the computer plugged in. Unplug it, disconnect the battery, and clamp the welder's ground
      within a foot of the weld.`),
    h("Route it"),
    p(`Away from headers: 6 in., or 3 behind a shield. Through the firewall by a grommet of 2 in., the computer inside the car or in
      front of the wheel well, plugs downward so no water collects in them. Clip each foot. Loop slack at the computer, not at the engine.
      Crank and cam sensor wires do not lie beside coil leads or the starter's cable.`),
    h("First key"),
    p("Before there is any fuel:"),
    ul(
      "Key on: malfunction lamp on, pump relay clicks for two seconds and goes off. Without it, stop and look.",
      `Scan tool: coolant and intake air within 5 °F of each other and of the garage; throttle 0 percent with foot off, 100 down;
        manifold pressure as the barometer; no codes other than for missing things.`,
      "Crank with injectors unplugged: rpm 150 to 220 on the tool, oil pressure up in ten seconds.",
      "Spark test lamp on one coil of each bank."
    ),
    p(`If rpm is zero with the engine turning, it is the crank sensor or its wheel: 24 teeth with a 58-tooth program looks exactly
      like this.`),
    p(`Then plug in the injectors, prime, look for leaks at the rail and start. Trims within ±10 percent by the end of the first hour
      are a good harness. A bank that is at +25 has air in its exhaust.`),
    h("Label and keep"),
    p(`Shrink labels on all eleven, a drawing in the glove box, and a spare of each relay and fuse taped inside the lid. Write the
      operating system's number and the tune's date upon it. The next laptop will want it.`)
  ]
})
