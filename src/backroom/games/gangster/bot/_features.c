/* What `plain_features.py` tells of a table, in C. A test holds both alike. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define DISTRICTS 10
#define AREAS 11
#define HARBOUR 10
#define CARDS 3
#define KINDS 6
#define SLOTS 2
#define ROOM 2
#define STAGES 3
#define MOST_COLOURS 5
#define MOST_FIELDS 64
#define MOST_TABLES 32
#define MOST_STEPS 32
#define WIDE (MOST_COLOURS + 2)
#define MORE 1024
#define RANK 1023
enum { BODYGUARD, MOTOR, TOMMY_GUN, TRUNK };

typedef struct {
    PyObject_HEAD
    int players, colours, width, markers, size, casinos;
    int movement[CARDS], casino[16], fields[MOST_TABLES], places[MOST_TABLES][WIDE], links[AREAS];
    long masks[AREAS][MOST_STEPS];
} Features;

/* A table, and how everybody stands there. */
typedef struct {
    long table_at[AREAS], fields[DISTRICTS * MOST_FIELDS], car_at[MOST_COLOURS], aboard[MOST_COLOURS];
    long trunk[MOST_COLOURS * ROOM], drowned[MOST_COLOURS], gear[MOST_COLOURS * SLOTS], cards[MOST_COLOURS];
    long idle[MOST_COLOURS], harbour[3], points[STAGES * MOST_COLOURS];
    long seat, stage, doubled, reached_end, pile, casino_cards;
    long keys[DISTRICTS][MOST_COLOURS], nexts[DISTRICTS], reach[MOST_COLOURS];
    int places[DISTRICTS][MOST_COLOURS];
    double worths[DISTRICTS][WIDE], incomes[MOST_COLOURS], harms[MOST_COLOURS], threats[MOST_COLOURS];
    double casino, marker;
} Table;

static const char *LISTS[] = {"table_at", "fields", "car_at", "aboard", "trunk", "drowned", "gear", "cards", "idle",
                              "harbour", "points"};
static const char *NUMBERS[] = {"seat", "stage", "doubled", "reached_end", "pile", "casino"};
static PyObject *list_names[11], *number_names[6];

static int bits(long mask) {
    int count = 0;
    for (; mask; mask &= mask - 1) count++;
    return count;
}
static double least(double one, double other) { return one < other ? one : other; }
static double most(double one, double other) { return one > other ? one : other; }
static double clipped(double number) { return most(-1.0, least(1.0, number)); }

static int read_table(const Features *self, PyObject *state, Table *t) {
    int colours = self->colours;
    long *lists[] = {t->table_at, t->fields, t->car_at, t->aboard, t->trunk, t->drowned, t->gear, t->cards, t->idle,
                     t->harbour, t->points};
    int lengths[] = {AREAS, DISTRICTS * self->width, colours, colours, colours * ROOM, colours, colours * SLOTS, colours,
                     colours, 3, STAGES * colours};
    for (int at = 0; at < 11; at++) {
        PyObject *list = PyObject_GetAttr(state, list_names[at]);
        if (!list) return -1;
        if (!PyList_Check(list) || PyList_GET_SIZE(list) < lengths[at]) {
            Py_DECREF(list);
            PyErr_Format(PyExc_ValueError, "%s is too short", LISTS[at]);
            return -1;
        }
        for (int one = 0; one < lengths[at]; one++) lists[at][one] = PyLong_AsLong(PyList_GET_ITEM(list, one));
        Py_DECREF(list);
    }
    long *numbers[] = {&t->seat, &t->stage, &t->doubled, &t->reached_end, &t->pile, &t->casino_cards};
    for (int at = 0; at < 6; at++) {
        PyObject *number = PyObject_GetAttr(state, number_names[at]);
        if (!number) return -1;
        *numbers[at] = PyLong_AsLong(number);
        Py_DECREF(number);
    }
    return PyErr_Occurred() ? -1 : 0;
}

static int has(const Table *t, int colour, int kind) {
    return t->gear[colour * SLOTS] == kind || t->gear[colour * SLOTS + 1] == kind;
}

static int in_trunk(const Table *t, int colour) {
    return (t->trunk[colour * ROOM] >= 0) + (t->trunk[colour * ROOM + 1] >= 0);
}

/* The rank that the next gangster gets (GA-42), 0 if there is no field. */
static int next_rank(const Features *self, const Table *t, int area) {
    const long *fields = t->fields + area * self->width;
    int last = self->fields[t->table_at[area]] - 1;
    if (!(t->reached_end >> area & 1)) {
        while (last >= 0 && fields[last] < 0) last--;
        return last + 2;
    }
    if (fields[last] < 0) return last + 1;
    for (int field = 0; field < last; field++)
        if (fields[field] < 0) return field + 1;
    return 0;
}

static int above(const Features *self, const Table *t, int area, long key) {
    int count = 0;
    for (int colour = 0; colour < self->colours; colour++) count += t->keys[area][colour] > key;
    return count;
}

static void stand(const Features *self, Table *t, int area) {
    memset(t->keys[area], 0, sizeof t->keys[area]);
    memset(t->worths[area], 0, sizeof t->worths[area]);
    long number = t->table_at[area];
    t->nexts[area] = number < 0 ? 0 : next_rank(self, t, area);
    if (number >= 0) {
        const long *fields = t->fields + area * self->width;
        for (int rank = 0; rank < self->fields[number]; rank++) {
            long who = fields[rank];
            if (who >= 0) t->keys[area][who] = (t->keys[area][who] & ~(long)RANK) + MORE + rank + 1;
        }
        double times = t->doubled >> area & 1 ? 2.0 : 1.0 + t->marker;
        for (int place = 0; place < self->colours; place++) {
            int points = self->places[number][place];
            t->worths[area][place] = times * (points == 0 ? t->casino : points < 0 ? 0.0 : points);
        }
    }
    for (int colour = 0; colour < self->colours; colour++) {
        long key = t->keys[area][colour];
        int place = key ? above(self, t, area, key) : self->colours;
        t->places[area][colour] = place;
        t->incomes[colour] += t->worths[area][place];
    }
}

static long with_more(const Table *t, int area, int colour, int more) {
    long key = t->keys[area][colour], rank = key & RANK, next = t->nexts[area] + more - 1;
    return (key & ~(long)RANK) + more * (long)MORE + (rank > next ? rank : next);
}

static double gain(const Features *self, const Table *t, int area, int colour, int more) {
    if (t->nexts[area] == 0) return 0.0;
    long key = with_more(t, area, colour, more);
    int place = above(self, t, area, key) - (t->keys[area][colour] > key);
    return t->worths[area][place] - t->worths[area][t->places[area][colour]];
}

static double change(const Table *t, int area, int victim, int colour) {
    long key = t->keys[area][victim];
    if (t->nexts[area] == 0 || key == 0 || t->keys[area][colour] > key || with_more(t, area, colour, 1) < key) return 0.0;
    int place = t->places[area][victim];
    return t->worths[area][place + 1] - t->worths[area][place];
}

static double gain_of_load(const Features *self, const Table *t, int area, int colour, int gone) {
    long key = t->keys[area][gone];
    if (key == 0) return 0.0;
    long less = key >= 2 * MORE ? key - MORE : 0, own = t->keys[area][colour];
    int lower = less == 0 ? self->colours : above(self, t, area, less) - 1;
    double found = (t->worths[area][t->places[area][gone]] - t->worths[area][lower]) / (double)(self->colours - 1);
    if (less < own && own < key) {
        int place = t->places[area][colour];
        found += t->worths[area][place - 1] - t->worths[area][place];
    }
    return found;
}

static double best_load(const Features *self, const Table *t, int colour, int area) {
    double best = 0.0;
    if (area == HARBOUR) return best;
    for (int other = 0; other < self->colours; other++) {
        if (other % self->players == colour % self->players) continue;
        if (t->car_at[other] == area && has(t, other, BODYGUARD)) continue;
        best = most(best, gain_of_load(self, t, area, colour, other));
    }
    return best;
}

static void look(const Features *self, Table *t) {
    double total = 0;
    for (int card = 0; card < self->casinos; card++)
        if (t->casino_cards >> card & 1) total += self->casino[card];
    int left = bits(t->casino_cards), waiting = bits(t->pile & ((1L << DISTRICTS) - 1));
    t->casino = total / (left ? left : 1);
    t->marker = (self->markers - bits(t->doubled)) / (double)(waiting ? waiting : 1);
    memset(t->incomes, 0, sizeof t->incomes);
    memset(t->harms, 0, sizeof t->harms);
    memset(t->threats, 0, sizeof t->threats);
    for (int area = 0; area < DISTRICTS; area++) stand(self, t, area);
    for (int colour = 0; colour < self->colours; colour++) {
        long mask = 0;
        for (int card = 0; card < CARDS; card++)
            if (t->cards[colour] >> card & 1) {
                mask |= self->masks[t->car_at[colour]][self->movement[card]];
                if (has(t, colour, MOTOR)) mask |= self->masks[t->car_at[colour]][self->movement[card] + 1];
            }
        t->reach[colour] = mask;
    }
    for (int colour = 0; colour < self->colours; colour++) {
        if (t->aboard[colour] == 0) continue;
        for (int victim = 0; victim < self->colours; victim++) {
            if (victim % self->players == colour % self->players) continue;
            int here = (int)t->car_at[colour];
            if (here != HARBOUR) t->harms[victim] -= least(0.0, change(t, here, victim, colour));
            double worst = 0.0;
            for (int area = 0; area < DISTRICTS; area++)
                if (t->reach[colour] >> area & 1) worst = least(worst, change(t, area, victim, colour));
            t->threats[victim] -= worst;
        }
    }
}

static long influence(const Features *self, const Table *t, int colour) {
    long total = 0;
    for (int stage = 0; stage < STAGES; stage++) total += t->points[stage * self->colours + colour];
    return total;
}

static double lost(const Features *self, const Table *t, int area, int seat, int colour) {
    double found = 0.0;
    for (int victim = seat; victim < self->colours; victim += self->players) found -= change(t, area, victim, colour);
    return found;
}

static float *tell_chances(const Features *self, const Table *t, int seat, int colour, float *to) {
    int here = (int)t->car_at[colour], room = in_trunk(t, colour) < (has(t, colour, TRUNK) ? 2 : 1);
    long aboard = t->aboard[colour], mask = t->reach[colour];
    double one = 0, two = 0, harm = 0, load = 0, best = 0, second = 0, best_two = 0, most_load = 0, most_harm = 0;
    if (here != HARBOUR && aboard > 0) {
        one = gain(self, t, here, colour, 1);
        two = aboard > 1 ? gain(self, t, here, colour, 2) : one;
        harm = lost(self, t, here, seat, colour);
    }
    if (room) {
        load = best_load(self, t, colour, here);
        if (has(t, colour, TOMMY_GUN))
            for (int near = 0; near < AREAS; near++)
                if (self->links[here] >> near & 1) load = most(load, best_load(self, t, colour, near));
    }
    for (int area = 0; area < DISTRICTS; area++) {
        if (!(mask >> area & 1)) continue;
        if (aboard > 0) {
            double found = gain(self, t, area, colour, 1);
            if (found > best) {
                second = best;
                best = found;
            } else if (found > second) {
                second = found;
            }
            if (aboard > 1) best_two = most(best_two, gain(self, t, area, colour, 2));
            most_harm = most(most_harm, lost(self, t, area, seat, colour));
        }
        if (room) most_load = most(most_load, best_load(self, t, colour, area));
    }
    *to++ = here == HARBOUR;
    *to++ = (float)(mask >> HARBOUR & 1);
    double points[] = {one, two, harm, load, best, second, best_two, most_load, most_harm};
    for (int at = 0; at < 9; at++) *to++ = (float)(points[at] / 10);
    return to;
}

static float *tell_colour(const Features *self, const Table *t, int seat, int colour, float *to) {
    double points = (double)influence(self, t, colour), income = t->incomes[colour], doubled = 0;
    *to++ = (float)(points / 50);
    *to++ = (float)((points + income) / 50);
    *to++ = (float)(income / 20);
    *to++ = (float)(t->aboard[colour] / 8.0);
    *to++ = t->aboard[colour] == 0;
    *to++ = (float)(t->drowned[colour] / 8.0);
    long count = 0, held = 0, first = 0;
    for (int area = 0; area < DISTRICTS; area++) {
        long key = t->keys[area][colour];
        if (!key) continue;
        count += key / MORE;
        held++;
        first += t->places[area][colour] == 0;
        if (t->doubled >> area & 1) doubled += t->worths[area][t->places[area][colour]];
    }
    *to++ = (float)(count / 8.0);
    *to++ = (float)(held / 8.0);
    *to++ = (float)(doubled / 10);
    *to++ = (float)(first / 8.0);
    int captured = 0, mine = 0;
    for (int at = 0; at < self->colours * ROOM; at++) captured += t->trunk[at] == colour;
    for (int at = colour * ROOM; at < (colour + 1) * ROOM; at++)
        mine += t->trunk[at] >= 0 && t->trunk[at] % self->players == seat;
    *to++ = (float)captured;
    *to++ = (float)in_trunk(t, colour);
    *to++ = (float)mine;
    for (int kind = 0; kind < KINDS; kind++) *to++ = (float)has(t, colour, kind);
    for (int kind = 0; kind < KINDS; kind++) *to++ = t->gear[colour * SLOTS + 1] == kind;
    for (int card = 0; card < CARDS; card++) *to++ = (float)(t->cards[colour] >> card & 1);
    *to++ = (float)(t->idle[colour] / 10.0);
    to = tell_chances(self, t, seat, colour, to);
    *to++ = (float)(t->harms[colour] / 10);
    *to++ = (float)(t->threats[colour] / 10);
    return to;
}

static double expected(const Features *self, const Table *t, int seat) {
    double points = 0;
    for (int colour = seat; colour < self->colours; colour += self->players)
        points += (double)influence(self, t, colour) + t->incomes[colour];
    return points;
}

static float *tell_rest(const Features *self, const Table *t, int seat, float *to) {
    double own = expected(self, t, seat), top = -1000;
    for (int step = 0; step < self->players; step++) {
        int other = (seat + step) % self->players;
        double ahead = expected(self, t, other) - own;
        if (step) top = most(top, ahead + own);
        *to++ = (float)(ahead / 50);
        *to++ = (float)clipped(ahead / 10);
        *to++ = t->seat == other;
    }
    for (int stage = 0; stage < STAGES; stage++) *to++ = t->stage == stage;
    int pile = bits(t->pile), districts = bits(t->pile & ((1L << DISTRICTS) - 1)), used = 0;
    int markers = self->markers - bits(t->doubled), last = t->stage == STAGES - 1;
    double draws = markers * (pile + 1) / (double)(districts + 1), lead = (own - top) / 10;
    for (int colour = 0; colour < self->colours; colour++) used += CARDS - bits(t->cards[colour]);
    *to++ = (float)(markers / 8.0);
    *to++ = (float)((pile - districts) / 2.0);
    *to++ = (float)(used / (2.0 * self->colours));
    *to++ = (float)(most(0.0, CARDS * draws - used) / (8 * self->colours));
    *to++ = markers == 1 ? (float)(districts / (double)(pile ? pile : 1)) : 0.0f;
    *to++ = markers <= 2;
    *to++ = (float)(t->casino / 5);
    *to++ = (float)t->marker;
    *to++ = (float)clipped(lead);
    *to++ = (float)(lead / 3);
    for (int kind = 0; kind < KINDS; kind++)
        *to++ = t->harbour[0] == kind || t->harbour[1] == kind || t->harbour[2] == kind;
    *to++ = last ? (float)lead : 0.0f;
    *to++ = last ? (float)(lead * most(0.0, 1.0 - draws / 4)) : 0.0f;
    return to;
}

/* row(state, seat): the numbers as float32. */
static PyObject *features_row(Features *self, PyObject *args) {
    PyObject *state;
    int seat;
    if (!PyArg_ParseTuple(args, "Oi", &state, &seat)) return NULL;
    Table table;
    if (read_table(self, state, &table)) return NULL;
    look(self, &table);
    PyObject *told = PyBytes_FromStringAndSize(NULL, self->size * (Py_ssize_t)sizeof(float));
    if (!told) return NULL;
    float *to = (float *)PyBytes_AS_STRING(told);
    for (int step = 0; step < self->players; step++)
        for (int colour = (seat + step) % self->players; colour < self->colours; colour += self->players)
            to = tell_colour(self, &table, seat, colour, to);
    tell_rest(self, &table, seat, to);
    return told;
}

/* Numbers of a sequence, at most `room` of them; how many, or -1. */
static int numbers(PyObject *given, int room, int *to) {
    PyObject *list = PySequence_Fast(given, "numbers are told in a sequence");
    if (!list) return -1;
    Py_ssize_t count = PySequence_Fast_GET_SIZE(list);
    if (count > room) {
        PyErr_SetString(PyExc_ValueError, "the board is too large");
        count = -1;
    }
    for (Py_ssize_t at = 0; at < count; at++) to[at] = (int)PyLong_AsLong(PySequence_Fast_GET_ITEM(list, at));
    Py_DECREF(list);
    return PyErr_Occurred() ? -1 : (int)count;
}

static int take_tables(Features *self, PyObject *fields, PyObject *places) {
    int count = numbers(fields, MOST_TABLES, self->fields);
    if (count < 0 || PyList_GET_SIZE(places) != count) return -1;
    for (int at = 0; at < count; at++) {
        int all[64];
        int given = numbers(PyList_GET_ITEM(places, at), 64, all);
        if (given < 0 || self->fields[at] > self->width) return -1;
        for (int place = 0; place < WIDE; place++) self->places[at][place] = place < given ? all[place] : -1;
    }
    return 0;
}

static int take_roads(Features *self, PyObject *links, PyObject *masks) {
    if (numbers(links, AREAS, self->links) != AREAS || PyList_GET_SIZE(masks) != AREAS) return -1;
    for (int area = 0; area < AREAS; area++) {
        int row[MOST_STEPS];
        int steps = numbers(PyList_GET_ITEM(masks, area), MOST_STEPS, row);
        if (steps < 0) return -1;
        for (int at = 0; at < steps; at++) self->masks[area][at] = row[at];
        for (int card = 0; card < CARDS; card++)
            if (self->movement[card] < 0 || self->movement[card] + 1 >= steps) return -1;
    }
    return 0;
}

/* Features(players, colours, size, width, markers, movement, casino, fields, places, links, masks) */
static PyObject *features_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *movement, *casino, *fields, *places, *links, *masks;
    int players, colours, size, width, markers;
    if (!PyArg_ParseTuple(args, "iiiiiOOO!O!OO!", &players, &colours, &size, &width, &markers, &movement, &casino,
                          &PyList_Type, &fields, &PyList_Type, &places, &links, &PyList_Type, &masks))
        return NULL;
    Features *self = (Features *)type->tp_alloc(type, 0);
    if (!self) return NULL;
    self->players = players;
    self->colours = colours;
    self->size = size;
    self->width = width;
    self->markers = markers;
    self->casinos = numbers(casino, 16, self->casino);
    if (players < 2 || colours < players || colours > MOST_COLOURS || width > MOST_FIELDS || self->casinos < 0 ||
        numbers(movement, CARDS, self->movement) != CARDS || take_tables(self, fields, places) ||
        take_roads(self, links, masks)) {
        if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the board is too large");
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

static void features_dealloc(Features *self) {
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"row", (PyCFunction)features_row, METH_VARARGS, "What a table tells a seat, as float32 numbers."},
    {NULL, NULL, 0, NULL},
};
static PyType_Slot slots[] = {
    {Py_tp_new, features_new},
    {Py_tp_dealloc, features_dealloc},
    {Py_tp_methods, methods},
    {0, NULL},
};
static PyType_Spec spec = {"backroom.games.gangster.bot._features.Features", sizeof(Features), 0, Py_TPFLAGS_DEFAULT, slots};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_features", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__features(void) {
    for (int at = 0; at < 11; at++)
        if (!(list_names[at] = PyUnicode_InternFromString(LISTS[at]))) return NULL;
    for (int at = 0; at < 6; at++)
        if (!(number_names[at] = PyUnicode_InternFromString(NUMBERS[at]))) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (!made) return NULL;
    PyObject *type = PyType_FromSpec(&spec);
    if (!type || PyModule_AddObject(made, "Features", type)) {
        Py_XDECREF(type);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
