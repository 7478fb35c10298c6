from backroom.games.gangster.state import GangsterState

class Features:
    def __new__(
        cls,
        players: int,
        colours: int,
        size: int,
        width: int,
        markers: int,
        movement: list[int],
        casino: list[int],
        fields: list[int],
        places: list[list[int]],
        links: list[int],
        masks: list[list[int]],
    ) -> Features: ...
    def row(self, state: GangsterState, seat: int) -> bytes: ...
