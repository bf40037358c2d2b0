/** Sentences for any part. {part}, {brand}, {option} and {car} are replaced by data of the product and the reviewer. */
export const praise: ReadonlyArray<string> = [
  "Packed well, not a scratch on it.",
  "The finish is better than I expected at the price.",
  "Exactly what the description says.",
  "{option} was the right choice for me.",
  "I compared three of them, and this one is the best made.",
  "The {brand} people answered my question before I ordered.",
  "Looks and feels solid.",
  "It was what the last one should have been.",
  "No complaints from the whole crew.",
  "My buddy ordered the same one.",
  "Better packed than anything else I ordered this month.",
  "The {option} one is what the photo shows.",
  "Nothing rattles, nothing rubs.",
  "Every {part} should be made like this.",
  "It replaced one that cost twice as much.",
  "I read the page twice and it was all true.",
  "My father had a look and approved.",
  "You can tell that {brand} has made a few of these.",
  "I would have paid more for it.",
  "A friend with the same car wants one now."
]

export const blame: ReadonlyArray<string> = [
  "The instructions are a single sheet.",
  "The box was in poor shape when it came.",
  "It took longer to arrive than I was told.",
  "The finish had one small flaw.",
  "I had to clean it up a little before I used it.",
  "A bit expensive for what it is.",
  "The picture made it look larger."
]

/** Openings and endings by stars, 1 to 5. */
export const openings: Readonly<Record<1 | 2 | 3 | 4 | 5, ReadonlyArray<string>>> = {
  5: [
    "Very happy with this {part}.",
    "Second {part} I have bought from {brand}.",
    "Fit my {car} perfectly.",
    "Could not ask for more.",
    "Better than the one it replaces."
  ],
  4: ["Good {part} for the price.", "Solid, with one small thing.", "Happy with it so far.", "Does the job on my {car}."],
  3: ["It is all right.", "Middle of the road.", "Works, but not without effort.", "Mixed feelings about this {part}."],
  2: ["Expected more from {brand}.", "Not my favorite {part}.", "It works now, after some trouble."],
  1: ["Sent it back.", "This {part} was not right for my {car}.", "Disappointed."]
}

export const endings: ReadonlyArray<string> = [
  "Would buy again.",
  "Shipping was quick.",
  "Customer service answered the same day.",
  "Recommended.",
  "My neighbor ordered one too.",
  "Will report back after the season."
]

export const titles: Readonly<Record<1 | 2 | 3 | 4 | 5, ReadonlyArray<string>>> = {
  5: ["Very good", "Great quality", "Exactly right", "Worth the money", "Five stars", "No regrets"],
  4: ["Good part", "Solid", "Nearly perfect", "Good value"],
  3: ["Decent", "It will do", "So-so"],
  2: ["Needs work", "Not great"],
  1: ["Not for me", "Returned it"]
}

/** Creates two-part headings, for reviews after all other headings have been used. */
const headings = (first: ReadonlyArray<string>, second: ReadonlyArray<string>): ReadonlyArray<string> =>
  first.flatMap((item) => second.map((other) => `${item} ${other}`))

export const moreTitles: Readonly<Record<1 | 2 | 3 | 4 | 5, ReadonlyArray<string>>> = {
  5: headings(
    ["Excellent", "First-rate", "Impressive", "Honest", "Fine", "Clean", "Strong", "Top", "Really good", "Great"],
    ["{part}", "quality", "choice", "buy", "value", "finish", "workmanship", "piece", "stuff from {brand}", "part for the price"]
  ),
  4: headings(
    ["Good", "Decent", "Sound", "Fair", "Pretty good", "Useful"],
    ["{part}", "quality", "choice", "value", "finish", "work by {brand}"]
  ),
  3: headings(["Average", "Middling", "Passable", "Ordinary"], ["{part}", "quality", "value", "finish", "work"]),
  2: headings(["Poor", "Weak", "Disappointing"], ["{part}", "finish", "value", "quality"]),
  1: headings(["Wrong", "Bad", "Poor", "Unlucky"], ["{part}", "choice", "buy", "experience", "quality"])
}

/** Sentences that contain a number of the customer: for quick jobs, long jobs, street cars, race cars, and any part. */
export const counts = {
  quick: ["It was on the car within {minutes} minutes.", "Took me {minutes} minutes, reading the sheet twice."],
  long: ["It took me {evenings} evenings in the garage.", "Two of us put it in over {evenings} evenings."],
  street: [
    "{miles} miles on it so far.",
    "It went on at {odometer} miles in {month}.",
    "Checked it again after {miles} miles.",
    "The old one had {odometer} miles on it."
  ],
  race: [
    "{nights} race nights on it and counting.",
    "Went on in {month}, and {nights} nights raced since.",
    "Held up for {nights} events so far."
  ],
  any: [
    "Ordered on a {weekday}, here {days} days later.",
    "Have had it for {weeks} weeks now.",
    "Bought in {month}, used for {weeks} weeks.",
    "It came on a {weekday} in {month}.",
    "Ordered in {month}, and it was here in {days} days."
  ]
} as const

export const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November"]
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

export const authors: ReadonlyArray<string> = [
  "Dale R.",
  "Marcy T.",
  "Hank W.",
  "Luis G.",
  "Terry B.",
  "Jo S.",
  "Curtis M.",
  "Angela P.",
  "Wes K.",
  "Pete D.",
  "Ray L.",
  "Nora H.",
  "Eddie V.",
  "Sam C.",
  "Bobby J.",
  "Kim F.",
  "Rick N.",
  "Tina O.",
  "Gus A.",
  "Walt E.",
  "Lenny Q.",
  "Carol Y.",
  "Brent U.",
  "Mike I.",
  "Dana Z.",
  "Joel X."
]

/** The shop's answers to satisfied and unsatisfied customers. */
export const staffAnswers: Readonly<Record<"happy" | "unhappy", ReadonlyArray<string>>> = {
  happy: [
    "Thanks for taking the time to write. Call us with your order number if anything is open.",
    "Glad it worked out, and thank you for telling the others.",
    "Good to hear. Send us a picture when the car is done."
  ],
  unhappy: [
    "Sorry for the trouble. Our tech line can check the application with you before you send it back.",
    "That is not how it should be. Call us with your order number and we will put it right."
  ]
}
