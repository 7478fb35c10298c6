# Gangster: waarom een bot doet wat hij doet.
