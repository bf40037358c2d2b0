import { article, callout, h, p, table, ul } from "../article.ts"

export const ruleBookSeason = article({
  article_id: 1201,
  slug: "rule-book-season",
  category: "news~2-3",
  title: "Rule-book season: read the new book like a parts list",
  description: `Books for the coming year appear while the car is apart. How to find what changed, what it costs and what to ask
    before you buy.`,
  authors: "June Abara",
  published_on: "2025-11-28",
  drawing: "book",
  product_types: ["tech-book", "harness", "helmet", "race-tire", "fuel-cell", "scale-set"],
  race_types: ["street-stock", "drag-bracket", "road-race"],
  body: [
    p(`Between the last banquet and the first practice, sanctioning bodies and tracks publish their new books. It happens in the same
      weeks in which engines are at the machine shop and orders have long lead times. A team that reads its book in November buys once.
      A team that reads it in March buys twice, and pays for express freight the second time.`),
    h("Compare, do not read"),
    p(`Most of a book is the same as last year's. What you need is the difference. Take both versions as text and let any free
      document comparison mark changes, or lay two printouts next to each other and go by heading. Many books mark changes in bold or
      with a line in the margin, yet definitions and appendices are often changed without a mark.`),
    p("Read in this order:"),
    ul(
      "Safety and personal equipment: dates, labels, new items.",
      "Weights and percentages.",
      "Tires: brand, compound, how many new ones a night, whether grooving or siping is allowed.",
      "Engine: carburetor, spacers, rev limit, sealed parts, claim rule.",
      "Chassis: offsets, shocks, springs, adjusters in the cockpit.",
      "Procedure: how and when measurements are made."
    ),
    p(`The last one costs the most positions and is read the least. A minimum weight "after the race without fuel added" and one "with
      driver, as raced" differ by six pounds a gallon.`),
    h("Turn it into a list"),
    p("Make a table with four columns and bring it to the shop wall."),
    table(
      ["Rule, with number", "Our car now", "To do", "Decide by"],
      [
        ["Window net dated within two years", "Expires in April", "Replace", "Before first practice"],
        ["Left-side maximum 55.0%", "55.4", "Move 13 lb of lead", "Scales in January"],
        ["8 in. wheel, 2 to 4 in. offset", "All legal", "None", ""],
        ["Fuel cell bladder five years", "Four", "Plan for next year", "Autumn order"]
      ]
    ),
    p(`Sort it by lead time and not by price. A custom driveshaft, a recertified suit or a seat in an unusual size takes six weeks in
      winter. Bolts are here tomorrow.`),
    h("Words that mean something"),
    p("In rule language some small words carry the meaning:"),
    ul(
      '"Must" and "shall" are requirements, "should" is advice that turns up at an inspector\'s discretion.',
      `"Stock" means as made for that model and year; "stock-type" or "OEM-style" means that a replacement of the same design will do.`,
      '"Steel" excludes titanium and aluminum. "Ferrous" or "magnetic" means that a magnet will be used.',
      `"If it is not written that you may, you may not": a sentence near the beginning that closes all gaps. Find out whether your
        book has it.`,
      '"Or as approved" is an invitation to write to the technical director.'
    ),
    h("Ask in writing"),
    p(`A question before the season is a cheap part. Put it in one paragraph with the rule's number and a photograph, send it to the
      technical director and not to a forum, and keep the answer in the trailer. A phrase such as "may we run a 1/4 in. spacer beneath
      the carburetor with the 602, rule 7.4.2" gets an answer. "Is my engine OK?" gets none.`),
    callout(`An answer by word of mouth binds no one. If an inspector gave you an answer at the last race, ask him for the bulletin's
      number.`),
    h("Two books, one car"),
    p(`If you race at more than one place, compare books side by side, rule by rule, and build to the stricter line. There are
      normally four or five conflicts: tires, minimum weight, spoiler height, fuel, radios. Some can be solved with bolt-on parts. A car
      with lead in two positions and a spoiler with a second row of holes changes track in half an hour.`),
    h("Bulletins"),
    p(`Books are amended through the year. Bulletins appear on web pages, in messages, on a sheet at the pit gate. Give one person on
      the team the job to look each Monday. Put each bulletin into the printed book where it belongs, with tape, so that the book in the
      car is the valid one.`),
    h("What to budget"),
    p(`The usual changes in a year are: belts, nets or other dated gear; a tire compound; one weight figure; one engine detail in a
      sealed class. Together they come to less than two sets of tires if ordered before the end of winter.`),
    h("Two evenings"),
    p(`The first evening is for comparison and table. The second is for the car: walk around it with the table and a tape measure, as
      an inspector would, with someone reading aloud. Sign each line. What you cannot measure at home, they will measure at the
      track.`),
    h("After the season starts"),
    p(`Keep the table. When something is found at inspection that was not on it, add it, with a note on where in the book it stood. By
      the third season the table will be a better guide to your class than any book, and next winter's comparison takes an hour.`)
  ]
})
