import type { Feature } from "./features.ts"

export const racingEngines: Feature = {
  path: "/Featured/Racing-Engines",
  title: "Racing Engines",
  lede: "A racing engine is chosen from the rule book backwards: what the class allows, what the track asks for, and only then how much power.",
  body: [
    { _tag: "Heading", text: "Begin with the class" },
    {
      _tag: "Paragraph",
      text: "Most classes name the engine before you do: a sealed crate, a stated displacement, a cast intake, a carburetor with a number on it. Read the engine section twice and write down what is measured in the tech barn. An engine that makes 40 hp less and passes is the faster one."
    },
    {
      _tag: "Table",
      head: ["Where it runs", "What it needs", "What gives up first"],
      rows: [
        ["Dirt oval, crate class", "Torque from 4,500 rpm, a wide curve", "Air filter and valve springs"],
        ["Asphalt oval", "Steady power at 6,500 rpm, cool oil", "Oil temperature"],
        ["Bracket drag", "The same number every pass", "Converter and valve springs"],
        ["Road course", "Oil control in long corners", "Oil pickup and rod bearings"],
        ["Street and strip", "Idle, vacuum and pump gas", "Patience"]
      ]
    },
    { _tag: "Heading", text: "Crate, short block or your own" },
    {
      _tag: "Bullets",
      items: [
        "A crate engine is the least work and the most certain figure. Price the parts that do not come with it: pan, balancer, distributor, intake.",
        "A short block with heads of your choice suits classes that free the top end and fix the bottom.",
        "Your own build pays where the rules are old and the parts are known: small block Chevy, small block Ford, Mopar LA."
      ]
    },
    { _tag: "Heading", text: "Before the first start" },
    {
      _tag: "Callout",
      text: "Prime the oil system until every rocker drips, set the timing with a degree wheel rather than by eye, and have a fan and a fire extinguisher within reach."
    },
    {
      _tag: "Paragraph",
      text: "Select your engine family in the garage and every part of the shop says whether it fits that engine, and by which statement. Flat-tappet cams want break-in oil; rollers do not care."
    }
  ],
  scope: { kind: "category", slug: "crate-engines~2-10-9" },
  reading: { shelf: "engine-recipes~512-169", about: /./ }
}
