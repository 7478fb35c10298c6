# Chicago: waarom een bot doet wat hij doet.

why-done = x.
