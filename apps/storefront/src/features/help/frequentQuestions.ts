/** A question that people ask, with its answer as plain paragraphs. */
export interface FrequentQuestion {
  readonly question: string
  readonly answer: ReadonlyArray<string>
}

/** Questions by what they are about. */
export const frequentQuestions = (
  phone: string,
  hours: string
): ReadonlyArray<{ readonly about: string; readonly questions: ReadonlyArray<FrequentQuestion> }> => [
  {
    about: "Fitment",
    questions: [
      {
        question: "How do I know that a part fits my car?",
        answer: [
          "Add your car to the garage with its year, make and model. Each part then shows one line: it fits, it does not, or it asks something we do not know about your car yet, such as its bolt pattern or its rear axle.",
          "The part's page explains why, with the catalog entry that decided it."
        ]
      },
      {
        question: "What does “universal” mean?",
        answer: [
          "The part is not made for one car: hose ends, gauges, race seats. It fits wherever its size does, so compare the dimensions on its page with yours."
        ]
      },
      {
        question: "My car has a different engine than it was built with.",
        answer: [
          "Open your garage, choose the car and select Engine Swap as its engine, then pick the engine. Body parts are checked against the car, engine parts against the engine that is in it now."
        ]
      },
      {
        question: "My race car has no year or model.",
        answer: ["Add it as a race car: choose the class it runs in, and an engine if you like. Parts made for that class are then marked."]
      }
    ]
  },
  {
    about: "Orders",
    questions: [
      {
        question: "How do I order?",
        answer: [
          "Put the parts into your cart, press Check Out, and enter where to ship them. You do not need an account or a card: the invoice comes with the package.",
          `Or call ${phone}, ${hours}. With the cart open you have every part number in front of you, and the person on the phone will double-check the fit with you.`
        ]
      },
      {
        question: "When will my parts ship?",
        answer: [
          "The line under a part's price says whether it is in stock, how many are left when there are few, and otherwise in how many days it ships from the manufacturer. Enter your zip code in the cart to see the day each part should arrive."
        ]
      },
      {
        question: "What is a core charge?",
        answer: [
          "Starters, alternators and steering boxes are rebuilt from old ones. The charge is shown on the part's page, and you get it back when you return your old part."
        ]
      }
    ]
  },
  {
    about: "Returns",
    questions: [
      {
        question: "A part is wrong or damaged. What now?",
        answer: [
          "Do not install it, and keep its box. Open Start a Return with your order's number and email address, choose the part and tell us what is wrong: we will email you a return label.",
          `If you would rather talk about it, call ${phone} or write to us below.`
        ]
      },
      {
        question: "The shop says it fits, but it does not.",
        answer: [
          "Tell us the car, the part number and what is in the way. We will check the catalog entry, so that the next shopper gets the right answer."
        ]
      }
    ]
  },
  {
    about: "This shop",
    questions: [
      {
        question: "Where is my garage kept?",
        answer: [
          "On our servers. Until you sign in, it belongs to an ID that this browser keeps in a cookie: if you delete this shop's cookies, you start with an empty garage.",
          "When you sign in, it moves to your account, and is there on every device where you sign in."
        ]
      },
      {
        question: "Are the reviews real?",
        answer: ["Reviews are sample data for now, and are labeled as such."]
      }
    ]
  }
]
